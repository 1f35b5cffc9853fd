import type { PageText } from "../../page-text";

export default {
  title: "Terms",
  description: "The agreement between you and {site}: your account, credits, rules and how to leave.",
  intro: [
    "These terms apply when you use {site} ({domain}). This is the version of {date}.",
    "If something is unclear, ask us through the [service page](service) before you sign up or pay.",
  ],
  sections: {
    company: {
      heading: "Who we are",
      body: [
        { either: ["{site} is run by {company}, {address}.", "{site} is run by {company}."] },
        {
          list: [
            "Company register (KvK): {kvk}",
            "VAT: {vat}",
            "Trade names: {tradeNames}",
            "Email: [{email}](email)",
            "Phone: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "What you get",
      body: [
        "{site} is a site where adults look around, like profiles and chat. Signing up, building a profile, searching and liking are free.",
        "A free member can upload 3 photos and have 2 conversations, with a few free messages. With your first purchase of credits you become a Premium member: you see all photos, can upload 25 of your own and keep these features when your credits are used up.",
        "We cannot promise that you will meet someone.",
      ],
    },
    account: {
      heading: "Your account",
      body: [
        "You must be at least {minAge} years old. One person has one account, and it is yours alone.",
        "Give your real date of birth and an email address you can read. Until you follow the link in our activation email, members you write to cannot reply.",
        "Keep your password to yourself. After too many wrong attempts an account is locked for a few minutes to protect it.",
      ],
    },
    fictional: {
      heading: "Fictional profiles",
      body: [
        "Some profiles are not real people. They are there for entertainment, and we or others on our behalf write their messages. A meeting with them is not possible.",
        "Each of them carries the label “{fictionalOne}” wherever its name or picture shows: in lists, on the profile and in the chat. Messages to {fictionalMany} cost as many credits as any others.",
      ],
    },
    credits: {
      heading: "Credits and prices",
      body: [
        "You buy credits in packages. The price you see is what you pay, once: there is no subscription and nothing renews by itself. The [price list](pricing) shows what a package costs in your currency.",
        "Messages, photos and gifts in a chat cost credits. You see how many before you send.",
        "A discount is valid for the time, country and payment methods shown with it. The welcome discount is 25% on a first purchase in the first 4 hours after you sign up.",
        "Credits cannot be given to another member or exchanged for money, except as the [return policy](return) and the law say.",
      ],
    },
    rules: {
      heading: "How we treat each other",
      body: [
        "Not allowed on {site}:",
        {
          list: [
            "anything about, by or with someone under {minAge};",
            "threats, harassment, hatred and pressure;",
            "asking for money, advertising and fraud;",
            "pretending to be someone else, and pictures of others without their consent;",
            "anything the law forbids.",
          ],
        },
        "You can report a profile, a photo or a message, and block anyone. What happens after that is on the page about [reports and bans](ban).",
      ],
    },
    content: {
      heading: "What you upload",
      body: [
        "Your texts and photos stay yours. You allow us to store them and show them on {site} for as long as they are in your account. Upload only what you made yourself or may use. Everyone in a photo must be an adult and agree to it being shown.",
        "{noNudity}",
        "We may remove what breaks these rules.",
        "How members are ordered and how you can object to a decision is on the page about [transparency](transparency), which is part of these terms.",
      ],
    },
    leaving: {
      heading: "Leaving",
      body: [
        "You can delete your account at any time in your [settings](settings), without giving notice. For 14 days you can bring it back through a link we send you by email; after that it cannot be restored.",
        "We may end an account that breaks these terms. We tell you why unless the law forbids it, and you can [object](complaints).",
      ],
    },
    liability: {
      heading: "When something goes wrong",
      body: [
        "We look after the site, but it can be unreachable for a while, for example during maintenance. If something you paid for did not work, tell us and we will put it right.",
        "We are liable as the law provides. Nothing on this page takes away rights that consumer law gives you.",
      ],
    },
    law: {
      heading: "Complaints and the law",
      body: [
        "Please use the [complaints form](complaints) first: you get a reference number, and we answer by email.",
        {
          either: [
            "The law of the country where {company} is established ({country}) applies. As a consumer you keep the protection of the country you live in, and you can go to court there.",
            "As a consumer you keep the protection of the country you live in, and you can go to court there.",
          ],
        },
      ],
    },
    changes: {
      heading: "Changes",
      body: [
        "If we change these terms, the date of the version changes with them. What you bought before stays under the terms of that day.",
      ],
    },
  },
} as const satisfies PageText;
