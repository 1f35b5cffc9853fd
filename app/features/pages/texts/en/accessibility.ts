import type { PageText } from "../../page-text";

export default {
  title: "Accessibility",
  description: "What we do so that everyone can use {site}, where barriers remain, and whom to tell.",
  intro: [
    "Everyone should be able to use {site}. This page says what we do for that, what is not accessible yet, and how to tell us about a barrier.",
  ],
  sections: {
    service: {
      heading: "What the site offers",
      body: [
        "An account, a profile, a search, likes, conversations and packages of credits, in seven languages. Nearly everything works without JavaScript and in old browsers.",
        "How to use it is explained step by step in the [questions and answers](faq).",
      ],
    },
    standard: {
      heading: "What we go by",
      body: [
        "Directive (EU) 2019/882 and the standard EN 301 549, which holds the Web Content Accessibility Guidelines (WCAG), levels A and AA.",
        "This statement rests on our own checks.",
      ],
    },
    how: {
      heading: "How we meet it",
      body: [
        {
          list: [
            "Keyboard: everything can be reached and used without a mouse, and you can see where you are.",
            "Screen readers: headings, landmarks and labels say what is what; mistakes are named at their fields and above the form.",
            "Size: at 320 pixels of width or with enlarged text nothing has to be scrolled sideways.",
            "Colors: contrast follows the guidelines, light and dark, and color alone never says anything.",
            "Motion: pages stay still if your device asks for less motion.",
            "Time: what you wrote is kept when a login ends in between. No puzzles have to be solved.",
          ],
        },
      ],
    },
    limits: {
      heading: "What is not accessible yet",
      body: [
        {
          list: [
            "Photos come from members: their description is only the name of the member. GIFs are described by their title.",
            "Members write in their own words and languages, which may be hard to read or to read aloud.",
            "Pages of payment providers and other sites we link to are not ours.",
          ],
        },
      ],
    },
    tell: {
      heading: "Tell us about a barrier",
      body: [
        "Write to [{email}](email).",
        "Or use the [complaints form](complaints). Say which page it is, what you wanted to do, and which device or aid you use.",
      ],
    },
    authority: {
      heading: "If our answer does not help",
      body: [
        {
          either: [
            "You can turn to the authority that supervises us: {accessibilityAuthority}.",
            "You can turn to the authority that supervises the accessibility of services in your country.",
          ],
        },
      ],
    },
  },
} as const satisfies PageText;
