import type { PageText } from "../../page-text";

export default {
  title: "Reports and bans",
  description: "What is not allowed on {site}, how to report it and what a ban means.",
  intro: [
    "Everyone should feel safe here. This page says what we do not accept, how you report it, and what happens then.",
  ],
  sections: {
    rules: {
      heading: "What we ban",
      body: [
        {
          facts: [
            [
              "Minors",
              "Anyone under {minAge}, and anything sexual that involves a minor. We remove it immediately and report it to the authorities where the law says so.",
            ],
            [
              "Money",
              "Asking for money, gift cards or bank details, blackmail, and links that lead to fraud.",
            ],
            ["Fake", "Pretending to be another person, and pictures of others without their consent."],
            [
              "Harassment and threats",
              "Insults, hatred, stalking, pressure, and sending what someone does not want.",
            ],
            ["Advertising", "Offering goods or paid services, and collecting members’ data."],
            ["Illegal", "Everything else that the law forbids."],
          ],
        },
        "Profiles with the label “{fictionalOne}” are ours and marked as such. If one of them says something that breaks these rules, report it as well.",
      ],
    },
    report: {
      heading: "How to report",
      body: [
        "On every profile, at every photo and in every chat you find a way to report. Choose the reason, add a few words if you like and send it. You get a reference number. The member is not told who reported.",
        "No account, or the matter does not fit? Use the [complaints form](complaints).",
      ],
    },
    block: {
      heading: "Blocking",
      body: [
        "You need no reason to block someone. The profile is hidden from you, your conversation and likes are deleted, and the member can no longer see or contact you. You can undo a block in your [settings](settings), but conversation and likes do not return.",
      ],
    },
    decision: {
      heading: "What we do with a report",
      body: [
        "We look at what was reported and at what surrounds it. Depending on how serious it is, we do nothing, remove a text or photo, give a warning, or ban the member. We treat everyone alike, whether they pay or not.",
      ],
    },
    ban: {
      heading: "What a ban means",
      body: [
        "A banned account can no longer be used, and its profile is no longer shown. Opening another account to get around a ban is not allowed.",
        "We tell you by email that you are banned and why, unless the law forbids it. Whether you get money back for credits you did not use depends on the reason and on the law; rights the law gives you stay yours.",
        "A login that is locked for a few minutes after wrong passwords is not a ban. Wait and try again, or ask for a [new password](reset).",
      ],
    },
    objection: {
      heading: "If you think we are wrong",
      body: [
        "Use the [complaints form](complaints), say which account it is about and why the decision is wrong. We look at it again and tell you the result. You can do the same if you reported something and do not agree with what we did. The way to court stays open.",
      ],
    },
    careful: {
      heading: "Look after yourself",
      body: [
        {
          list: [
            "Send no money and no pictures you could be blackmailed with.",
            "Be careful when someone wants to move to another service quickly.",
            "Meet for the first time in a public place, and tell a friend where you are.",
            "If you are in danger, call the police.",
          ],
        },
      ],
    },
  },
} as const satisfies PageText;
