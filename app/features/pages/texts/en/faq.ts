import type { PageText } from "../../page-text";

export default {
  title: "Frequently asked questions",
  description: "Short answers about {site}: credits, labels, safety, payments and leaving.",
  intro: [
    "Short answers to what members ask most. Is yours not here? The [service page](service) tells you how to reach us.",
  ],
  sections: {
    free: {
      heading: "Is {site} free?",
      body: [
        "Signing up, your profile, searching and liking are free. You can have 2 conversations with a few free messages. After that messages cost credits.",
      ],
    },
    subscription: {
      heading: "Is there a subscription?",
      body: [
        "No. You buy a package of credits once and pay once. Nothing renews by itself, so there is nothing to cancel. What each package costs is on the [price list](pricing).",
      ],
    },
    premium: {
      heading: "What is Premium?",
      body: [
        "Your first purchase of credits makes you a Premium member: you see all photos, can upload 25 instead of 3, and have as many conversations as you like. You stay Premium when your credits are used up.",
      ],
    },
    costs: {
      heading: "What does a message cost?",
      body: [
        "The chat shows how many credits a message, a photo or a gift costs before you send it. Reading is free. A message that fails stays in the text box, so you can try again.",
      ],
    },
    label: {
      heading: "What does “{fictionalOne}” mean?",
      body: [
        "A profile with this label is not a real person. It is there for entertainment and answers messages, but you cannot meet it. The label is on every card, profile and chat, and we never hide it.",
      ],
    },
    welcome: {
      heading: "How does the welcome offer work?",
      body: [
        "In the first 4 hours after you sign up, your first purchase is 25% cheaper. A countdown shows the time left. The offer comes once and does not start again.",
      ],
    },
    activation: {
      heading: "I did not get the activation email",
      body: [
        "Look in the spam folder first. While you are logged in, a reminder at the top of the page lets you send the email again. Until you follow its link, members cannot reply to you.",
      ],
    },
    login: {
      heading: "I cannot log in",
      body: [
        "Ask for a [new password](reset): we send you a link. After too many wrong attempts the login is locked for a few minutes. Your browser must accept cookies for {domain}.",
      ],
    },
    report: {
      heading: "Someone is bothering me. What can I do?",
      body: [
        "Block the member: the profile disappears for you and the conversation is deleted. Report the profile, photo or message as well: you get a reference number. More on [reports and bans](ban).",
        "Never send money to someone you know only from here.",
      ],
    },
    discreet: {
      heading: "Can others see that I am here?",
      body: [
        "Members can find your profile. If you do not want that, switch on invisible mode in your [settings](settings): you are not found by search, and nobody can like you, and only those you wrote to can write to you. Notifications and the title of the browser tab never show the text of a message.",
      ],
    },
    payment: {
      heading: "My payment failed",
      body: [
        "You see the state of a payment on its own page. If it failed or was canceled, no credits were added, and you can try again or choose another method. Was money taken without credits? [Tell us](complaints) the date and the amount.",
        "A direct debit is taken once. You can have it returned by your bank within eight weeks.",
      ],
    },
    refund: {
      heading: "Can I get my money back?",
      body: [
        {
          either: [
            "Yes, {refundWithin} after the purchase. How it works is in the [return policy](return).",
            "The law gives you a right of withdrawal. How it works is in the [return policy](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Which data do you have about me?",
      body: [
        "You can look at it in your [settings](settings) and download it as a file. What we use it for is on the [privacy page](privacy).",
      ],
    },
    leaving: {
      heading: "How do I delete my account?",
      body: [
        "In your [settings](settings), in one step that says what you lose. For 14 days you can come back through a link in an email. After that the account cannot be restored.",
      ],
    },
  },
} as const satisfies PageText;
