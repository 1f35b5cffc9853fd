import type { PageText } from "../../page-text";

export default {
  title: "Return policy",
  description: "How to withdraw from a purchase of credits on {site} and get your money back.",
  intro: [
    "Credits are bought once, without a subscription. Changed your mind? This page says how you get your money back.",
  ],
  sections: {
    withdrawal: {
      heading: "Your right to withdraw",
      body: [
        {
          either: [
            "You can withdraw from a purchase of credits {refundWithin} after you paid, without giving a reason.",
            "You can withdraw from a purchase of credits within 14 days after you paid, without giving a reason.",
          ],
        },
        "If you live in the European Union, the law gives you 14 days for this. A longer period on this page is ours; a shorter one never takes away those 14 days.",
        "It is enough that you send your message before the period ends.",
      ],
    },
    how: {
      heading: "How to withdraw",
      body: [
        "Use the form, or tell us in your own words that you withdraw. Say which email address your account has, when you bought and what you paid. You can use:",
        {
          list: [
            "the [withdrawal form](withdraw), which the page of your order leads to as well: you get a reference number right away;",
            "email to [{email}](email);",
            "the phone: [{phone}](phone);",
            "a letter to {company}, {address}.",
          ],
        },
        "If you like, copy this: “I withdraw from my purchase of credits on {site} of (date), amount (amount). My account has the email address (address).”",
      ],
    },
    used: {
      heading: "Credits you have used",
      body: [
        "Credits you did not use are refunded in full. If you asked us to start right away and have used some of the credits before you withdraw, we may keep the part of the price for those.",
        "When you withdraw from a purchase, its unused credits are taken out of your account.",
      ],
    },
    refund: {
      heading: "How you get the money",
      body: [
        "We refund you at the latest 14 days after your message reached us, to the means of payment you used, and without a fee. With some prepaid methods that is not possible; then we ask you for a bank account.",
      ],
    },
    debit: {
      heading: "Direct debit",
      body: [
        "A SEPA direct debit on {site} is a one-time debit. You can ask your bank to return it within eight weeks, without giving a reason. For a debit you never authorized you have 13 months.",
        "Writing to us first is usually quicker. If the bank returns a debit, the credits bought with it are no longer paid for.",
      ],
    },
    failed: {
      heading: "Failed and double payments",
      body: [
        "A payment that failed or was canceled adds no credits and costs nothing. Pressing a button twice or reloading the page does not pay twice. Did money go out and no credits come in? [Tell us](complaints) the date and the amount, and we look it up.",
      ],
    },
    leaving: {
      heading: "If you delete your account",
      body: [
        "Deleting your account is not yet a withdrawal. If you want money back for unused credits, tell us before or in the same days.",
      ],
    },
    company: {
      heading: "Who you bought from",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "What else applies to your purchase is in the [terms](terms). The law may give you further rights, for example when credits you paid for do not work. They stay as they are.",
      ],
    },
  },
} as const satisfies PageText;
