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
} as const;
