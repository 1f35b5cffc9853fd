import type { PageText } from "../../page-text";

export default {
  title: "Transparency",
  description: "What decides the order of members, how to reach us, and how to object to a decision.",
  intro: [
    "This page belongs to our [terms](terms). It says what decides whom you see first, how authorities and users reach us, and what you can do if you disagree with a decision.",
  ],
  sections: {
    order: {
      heading: "What decides the order of members",
      body: [
        {
          list: [
            "Search: you see members who fit the gender, the country, the region and the ages you chose. Your choice stands above the list; change or clear it whenever you like. Where you leave the gender open, what you say about yourself may count.",
            "Match finder: your interests count as well. Members who share more of them come first, because shared interests make it easier to begin a conversation.",
            "Few results: similar members follow under a heading of their own. They come from a wider search.",
            "Likes and conversations: the newest come first.",
          ],
        },
        {
          either: [
            "Among members who fit equally, these count, the most important first: {ranking}.",
            "Who comes first among members who fit equally is decided by our system. The criteria are not published here yet.",
          ],
        },
        "Profiles labeled “{fictionalOne}” stand in the same lists as everyone else.",
      ],
    },
    users: {
      heading: "How users reach us",
      body: [
        {
          list: [
            "Email: [{email}](email)",
            "Phone: [{phone}](phone)",
            "Form: [complaints](complaints)",
            "Languages: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "How authorities reach us",
      body: [
        {
          either: [
            "Authorities of the Member States, the European Commission and the European Board for Digital Services can write to us directly: [{authoritiesEmail}](authorities).",
            "No address for authorities has been given separately. Please use [{email}](email).",
            "No address for authorities has been given here yet.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Illegal content",
      body: [
        "Anyone can [report it](notice), with or without an account. We confirm that the notice arrived and tell the sender what we decided. What we remove and when we end accounts is on the page about [reports and bans](ban).",
      ],
    },
    object: {
      heading: "If you disagree with a decision",
      body: [
        "You can object free of charge for at least six months: to the removal of something you posted, to the end of your account, or to our decision on your notice. Use the [complaints form](complaints).",
        {
          either: [
            "You can also turn to a certified out-of-court dispute settlement body: {disputeBodies}.",
            "You can also turn to any out-of-court dispute settlement body that is certified in the European Union; the European Commission publishes the list.",
          ],
        },
        "You can go to court at any time, and you can complain to the Digital Services Coordinator of your country.",
      ],
    },
  },
} as const satisfies PageText;
