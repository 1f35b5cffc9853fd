import type { MailTexts } from "./mail-texts";

export const en: MailTexts = {
  greeting: "Hi {name},",
  closing: "Warm regards, the {site} team",
  preferences: "Choose which emails you get",
  kinds: {
    activation: {
      subject: "Confirm your email address for {site}",
      lines: [
        "Welcome to {site}. One click confirms your address: others can then write back to you.",
        "The link works once, for {days} days.",
      ],
      action: "Confirm my email address",
    },
    passwordReset: {
      subject: "Choose a new password for {site}",
      lines: [
        "You asked for a new password. With the link below you can choose one.",
        "The link works once, for {days} day. If you did not ask for this, you can ignore this email.",
      ],
      action: "Choose a new password",
    },
    passwordChanged: {
      subject: "Your {site} password was changed",
      lines: [
        "Your password was changed just now. If that was not you, choose a new one with “Forgot password” and tell us.",
      ],
    },
    mailChange: {
      subject: "Confirm your new email address for {site}",
      lines: [
        "You want to use {email} for {site}. Please confirm that this address is yours.",
        "The link works once, for {days} days.",
      ],
      action: "Confirm my new address",
    },
    mailChangeNotice: {
      subject: "Your email address at {site} is about to change",
      lines: [
        "Someone who is logged in as you asked to change your email address to {email}. If that was not you, change your password and tell us.",
      ],
    },
    accountDeleted: {
      subject: "Your {site} account will be deleted",
      lines: [
        "Your account is no longer visible and will be deleted in {days} days. Until then you can undo this with the link below.",
      ],
      action: "Restore my account",
    },
    reactivation: {
      subject: "Restore your {site} account",
      lines: ["Your account is waiting to be deleted. You can undo this with the link below."],
      action: "Restore my account",
    },
    unreadMessages: {
      subject: "Messages are waiting for you at {site}",
      lines: ["Someone wrote to you, and the message has been waiting since yesterday. Log in to read it."],
      action: "Read my messages",
    },
    newConversation: {
      subject: "A new conversation at {site}",
      lines: ["Someone wrote to you for the first time. Log in to read it, and to see who it is."],
      action: "Read the message",
    },
    newMessage: {
      subject: "A new message at {site}",
      lines: ["Someone you talk to has written to you. Log in to read it."],
      action: "Read the message",
    },
    like: {
      subject: "A new like at {site}",
      lines: ["Someone likes your profile. Log in to see who it is."],
      action: "See who likes me",
    },
    weeklyUpdate: {
      subject: "Your week at {site}",
      lines: ["Someone from your country has joined {site} this week. Log in to have a look around."],
      action: "Look around",
    },
    photoReminder: {
      subject: "Your profile at {site}",
      lines: [
        "Your profile has no photo yet. With one, others find you more easily; adding it takes a minute.",
      ],
      action: "Add a photo",
    },
    statementReceipt: {
      subject: "{site} has received your statement {reference}",
      lines: [
        "This is what you sent us. It arrived on {received} and has the reference {reference}.",
        "Your statement: {content}",
        "Keep this email as your receipt.",
      ],
    },
  },
};
