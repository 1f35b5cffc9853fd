/** Login and logout. */
export default {
  login_title: "Log in",
  email: "E-mail",
  password: "Password",
  submit: "Log in",
  failed: "Login failed, please try again",
  too_many: "Too many incorrect attempts, account blocked for {minutes} min.",
  pending_deletion:
    "This account is waiting to be deleted. You can take that back with the link in our e-mail, or ask our customer service.",
  reactivate: "Take my account back",
  forgot: "Forgot your password?",
  no_account: "No account yet? Sign up for free",
  next_hint: "Log in to go on to where you were going.",
  kept_hint: "You were logged out in between. Log in and what you wrote will be there.",
  email_missing: "Enter your e-mail address",
  password_missing: "Enter your password",
  logout_title: "Log out",
  logout_text: "Do you want to log out on this device?",
  logout_submit: "Log out",
  /** Password reset, change of address, deletion and the way back. */
  recovery: {
    reset_title: "Forgot your password?",
    reset_text:
      "Enter the e-mail address of your account. We send you a link with which you choose a new password.",
    reset_sent: "We sent a link to {email}. Open it to choose a new password. It works once.",
    reset_sent_anywhere: "We sent you a link. Open it to choose a new password. It works once.",
    email_not_found: "E-mail address not found",
    too_many_resets: "Too many password reset emails sent, please try again tomorrow.",
    sent_title: "Check your mailbox",
    sent_help: "Nothing there after a few minutes? Look in your spam folder.",
    send_link: "Send me the link",
    ask_again: "Ask for a new e-mail",
    back_to_login: "Log in",
    new_title: "Choose a new password",
    new_password: "New password",
    new_password_again: "New password again",
    new_submit: "Save the new password",
    passwords_differ: "The entered passwords are not the same.",
    changed_title: "Your new password is saved",
    changed_text: "You were logged out everywhere. Log in with the new password.",
    link_bad: "Link expired or invalid, request a new email",
    link_bad_text: "Links from our e-mails work once and only for a while.",
    mail_title: "Confirm your new e-mail address",
    mail_text: "Press the button and this address becomes the one of your account.",
    mail_submit: "Confirm my new address",
    mail_done: "Your new address is confirmed",
    mail_done_text: "From now on you log in with it, and our e-mails go there.",
    mail_used: "This link was used before",
    mail_used_text:
      "If you confirmed the address yourself, everything is done. If you asked for another change since, open the newest e-mail.",
    mail_expired: "This link has expired",
    mail_expired_text: "Enter the new address in your settings once more and we send you a new link.",
    mail_invalid: "This link is not valid",
    mail_invalid_text:
      "Perhaps it was cut off. Open it from the e-mail once more, or ask for a new one in your settings.",
    mail_taken: "This email address already owns an account on this website.",
    mail_taken_text: "Choose another address in your settings. Your old one stays until then.",
    to_settings: "To the settings",
    reactivate_title: "Take your account back",
    reactivate_text:
      "A deleted account can be taken back for {days} days. Enter its e-mail address and we send you a link for it.",
    reactivate_sent:
      "If an account with {email} is waiting to be deleted, a link is on its way there. Open it to take your account back.",
    reactivate_sent_anywhere:
      "If an account with this address is waiting to be deleted, a link is on its way there. Open it to take your account back.",
    reactivate_too_often:
      "We sent this e-mail several times already. Look in your spam folder, or try again tomorrow.",
    reactivate_do_text: "Press the button and your account is back, as you left it.",
    reactivate_submit: "Take my account back",
    reactivate_done: "Your account is back",
    reactivate_done_text: "Everything is as you left it. Log in and go on.",
    reactivate_bad_text:
      "Links work once, and an account can be taken back for {days} days. After that it is gone for good.",
    deleted_title: "Your account was deleted",
    deleted_now_title: "From now on",
    deleted_now:
      "Nobody sees your profile and your photos any more, nobody can write to you, and you are logged out everywhere.",
    deleted_later_title: "For good",
    deleted_later_on: "On {date} your profile, photos, likes and credits are erased.",
    deleted_later_days: "After {days} days your profile, photos, likes and credits are erased.",
    deleted_messages: "Messages that you sent stay with those who got them.",
    deleted_undo_title: "Changed your mind?",
    deleted_undo_until:
      "Until {date} you can take everything back. The link is in the e-mail that we sent you just now.",
    deleted_undo_days:
      "For {days} days you can take everything back. The link is in the e-mail that we sent you just now.",
  },
} as const;
