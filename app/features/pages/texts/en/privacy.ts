import type { PageText } from "../../page-text";

export default {
  title: "Privacy",
  description: "Which data {site} uses, why, for how long, and what you can decide yourself.",
  intro: [
    "Dating is private. This page says which data we use, what for, and what you can decide. The cookies have a [page of their own](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Who is responsible",
      body: [
        {
          either: [
            "{company}, {address}, is responsible for your data on {site} ({domain}).",
            "{company} is responsible for your data on {site} ({domain}).",
          ],
        },
        "For questions about your data write to [{email}](email).",
        { list: ["Data protection officer: {privacyContact}"] },
      ],
    },
    data: {
      heading: "What we use, and why",
      body: [
        {
          facts: [
            [
              "Account",
              "Email address, name, password and date of birth: to let you log in, to write to you and to check that you are {minAge} or older. The password is never shown again.",
            ],
            [
              "Profile",
              "What you write about yourself, your photos, interests and place: to show you to other members. You choose what you fill in.",
            ],
            [
              "Conversations and likes",
              "To deliver them, to keep count of credits, and to look into reports.",
            ],
            [
              "Payments",
              "What you bought, when and how, and for direct debit your IBAN, address and phone number: to take the payment and to keep our books.",
            ],
            [
              "Technical data",
              "IP address, browser and language: to send you the page, guess your country and stop attacks.",
            ],
            [
              "Where you came from",
              "The reference in the link that brought you here: to pay the partner who showed it.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Legal bases",
      body: [
        {
          facts: [
            [
              "Account, profile, conversations, likes, payments",
              "We need them to keep our agreement with you (GDPR, article 6 (1) (b)).",
            ],
            ["Bookkeeping, notices of illegal content", "The law obliges us to (article 6 (1) (c))."],
            [
              "Safety, fraud and attacks, rewards for partners",
              "We have a legitimate interest in a safe site and in paying those who send us visitors (article 6 (1) (f)). You can object.",
            ],
            [
              "Orientation and intimate interests",
              "Only with your explicit consent, given by a tick of its own (article 9 (2) (a)). You can withdraw it in your [settings](settings) at any time; then we delete these answers.",
            ],
            [
              "Notifications on a device, your location",
              "Only with your consent (article 6 (1) (a)). You can withdraw it in your browser at any time.",
            ],
            [
              "Emails about offers",
              "We have a legitimate interest in telling you about them (article 6 (1) (f)). You can turn them off in your settings, or by the link in each of them.",
            ],
          ],
        },
        "For an account we need an email address, a name, a password and your date of birth. Everything else is up to you.",
      ],
    },
    careful: {
      heading: "What we do not do",
      body: [
        {
          list: [
            "Our pages load nothing from other companies: no advertising network, no analytics, no social media buttons.",
            "We do not sell your data.",
            "Your place is read from your device only when you press the button for it.",
            "Hidden data in your photos, such as where they were taken, is removed when you upload them.",
            "GIFs are searched through our server, so the GIF service does not see you.",
            "Notifications do not show the text of a message.",
            "The log of our web server holds no IP address, no cookies and nothing you typed.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Who else sees it",
      body: [
        "Other members see your profile, unless you switch on invisible mode: then you are not found by search, and nobody can like you, and only those you wrote to can write to you. A member you block no longer sees you.",
        "Companies that work for us, such as for hosting, email and payments, get only what their work needs. If you switch on notifications, they travel through the push service of your browser. Messages to a “{fictionalOne}” are read by those who write its answers for us. We give data to authorities only where the law obliges us to.",
        {
          either: [
            "These companies are: {recipients}.",
            "Which companies these are, we tell you when you [ask us](service).",
          ],
        },
      ],
    },
    time: {
      heading: "How long",
      body: [
        "As long as you have an account. Older messages in conversations may be hidden earlier to protect you.",
        "When you delete your account, it is no longer visible. You can bring it back for 14 days; after that it cannot be restored.",
        "Records of payments are kept for as long as tax law requires.",
        {
          list: [
            "Records of payments: {keepPayments}",
            "Conversations: {keepConversations}",
            "Reports, notices and complaints: {keepReports}",
            "Records of our servers that hold your IP address: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Your rights",
      body: [
        {
          list: [
            "See your data: in your [settings](settings), as a page and as a file in JSON format to take with you.",
            "Correct it: in your [profile](profile).",
            "Delete it: delete single photos or texts, or your whole account.",
            "Object to a use, have it restricted, or withdraw consent: [write to us](service).",
            "Choose which emails you get: in your settings, or by the link in each email.",
          ],
        },
        "If you think we handle your data wrongly, please [tell us](complaints).",
        {
          either: [
            "You can also complain to a data protection authority. The one in charge of us: {privacyAuthority}.",
            "You can also complain to the data protection authority of your country.",
          ],
        },
      ],
    },
    security: {
      heading: "How we protect it",
      body: [
        "Cookies that log you in cannot be read by scripts. Payment pages never show a whole card number. We never ask for your password by email or chat.",
      ],
    },
  },
} as const satisfies PageText;
