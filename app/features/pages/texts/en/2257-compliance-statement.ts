import type { PageText } from "../../page-text";

export default {
  title: "2257 compliance statement",
  description: "Statement of {site} under 18 U.S.C. § 2257, with the custodian of records.",
  intro: [
    "This statement concerns {domain} and follows the law of the United States of America, 18 U.S.C. §§ 2257 and 2257A and 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Adults only",
      body: [
        "{site} is for adults. Everyone who signs up gives a date of birth and must be at least {minAge} years old. Everyone who appears in a picture on {site} must have been at least 18 years old when it was made.",
        "Whatever shows or seems to show a minor is removed, the account is banned, and the authorities are told where the law says so.",
      ],
    },
    ours: {
      heading: "Pictures we publish ourselves",
      body: [
        "Pictures that we publish ourselves, such as on landing pages and on profiles labeled “{fictionalOne}”, show adults or are drawn. As far as the law requires records of age and identity for a picture, they are kept by the custodian named below.",
      ],
    },
    members: {
      heading: "Pictures members upload",
      body: [
        "Photos on members’ profiles and in chats are chosen and uploaded by the members themselves. For these we are not the producer in the sense of 18 U.S.C. § 2257(h): we store and show them, and take no part in making them.",
        "By uploading, a member confirms that everyone in the photo is an adult and agrees to it being shown. The [terms](terms) say so too.",
      ],
    },
    custodian: {
      heading: "Custodian of records",
      body: [
        {
          either: [
            "The custodian of records is {company}, {address}.",
            "The custodian of records is {company}.",
            "Ask for the custodian of records by email to [{email}](email).",
          ],
        },
        {
          list: ["Company register (KvK): {kvk}", "Email: [{email}](email)", "Phone: [{phone}](phone)"],
        },
        "Records can be inspected by those whom the law entitles to it, after an appointment by email.",
      ],
    },
    report: {
      heading: "Report a picture",
      body: [
        "If you think that a picture shows someone under 18, report it right away: by the report link beside the photo, on the profile or in the chat with the reason “under 18”, or without an account by the [complaints form](complaints). Such reports come first. Please do not pass the picture on. What happens next is on the page about [reports and bans](ban).",
        "If you see yourself in a picture and did not agree to it, use the same form.",
      ],
    },
    label: {
      heading: "For parents",
      body: [
        "Every page of {site} carries the label “Restricted to Adults” (RTA) in a form that filter software reads. Switch on the filter of the device or of the internet provider, and the site is blocked for children.",
      ],
    },
  },
} as const satisfies PageText;
