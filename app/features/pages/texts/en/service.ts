import type { PageText } from "../../page-text";

export default {
  title: "Service",
  description: "How to reach {site}, and where to find help right away.",
  intro: [
    "Is something not working, or do you have a question? Here is how you reach us, and what you can do right away.",
  ],
  sections: {
    quick: {
      heading: "Quick help",
      body: [
        {
          list: [
            "[Frequently asked questions](faq): credits, labels, login, leaving.",
            "[New password](reset): we send you a link.",
            "[Settings](settings): emails, invisible mode, your data, deleting your account.",
            "[Price list](pricing): what credits cost in your currency.",
            "[Language](language): read the site in another language.",
          ],
        },
      ],
    },
    contact: {
      heading: "Write or call",
      body: [
        {
          list: [
            "Email: [{email}](email)",
            "Phone: [{phone}](phone)",
            "Mail: {company}, {address}",
            "Form: [complaints](complaints), at any time of day",
          ],
        },
        "The form needs no account. You get a reference number, and our answer comes by email.",
      ],
    },
    tell: {
      heading: "What helps us help you",
      body: [
        "Write from the email address of your account, or name it. Tell us what you did, what you expected and what you saw. An error page shows a reference: copy it, and we can see what happened. For a payment we need the date and the amount.",
        "Never send us your password or a whole card number. We never ask for them, not by email, not by phone and not in a chat.",
      ],
    },
    safety: {
      heading: "Someone is behaving badly",
      body: [
        "Report the profile, the photo or the message right where you see it: that is the quickest way, because we then see what you mean. Reports of money demands, threats or people who seem to be under {minAge} matter most. You can block the member in the same step. Read more about [reports and bans](ban).",
        "If you are in danger, call the police first.",
      ],
    },
    money: {
      heading: "Payments and refunds",
      body: [
        "Each payment has a page that shows its status. How to withdraw from a purchase and what applies to direct debit is in the [return policy](return).",
      ],
    },
    complaint: {
      heading: "Not satisfied?",
      body: [
        "Use the [complaints form](complaints) and choose what it is about: service, payment, content, privacy, a member or something else. That also goes for a decision of ours, such as a ban. Keep the reference number until the matter is closed.",
      ],
    },
    legal: {
      heading: "Legal notice",
      body: [
        { either: ["{site} is run by {company}, {address}.", "{site} is run by {company}."] },
        {
          list: [
            "Represented by: {representedBy}",
            "Company register (KvK): {kvk}",
            "Trade register: {register}",
            "VAT: {vat}",
            "Trade names: {tradeNames}",
            "Email: [{email}](email)",
            "Phone: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Terms](terms)",
            "[Privacy](privacy)",
            "[Cookies](cookies)",
            "[Return policy](return)",
            "[Transparency](transparency)",
            "[Accessibility](accessibility)",
            "[2257 compliance statement](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies PageText;
