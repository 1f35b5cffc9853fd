import type { PageText } from "../../page-text";

export default {
  title: "Browsers",
  description: "Which browsers {site} is designed for, and how it looks in all others.",
  intro: [
    "Every browser can read {site}. If you see plain text, one part below the other and without colors, yours is older than the ones our design is made for. Nothing is missing: you can search, read, write, like and pay as everyone else does.",
  ],
  sections: {
    floor: {
      heading: "Browsers that show the design",
      body: [
        {
          list: [
            "Chrome and Android System WebView from version 64",
            "Edge from version 79",
            "Firefox from version 68",
            "Safari from version 12.1, on iPhone and iPad from iOS 12.2",
            "Samsung Internet from version 9.2",
            "KaiOS from version 3",
          ],
        },
      ],
    },
    older: {
      heading: "What you can do",
      body: [
        "Update the browser, or install another one from the app store of your phone. If you cannot, stay: the plain pages are the same pages.",
        "Browsers that save data by drawing pages elsewhere, such as Opera Mini in its extreme mode, show the plain pages too. Choose another mode there to see the design.",
        "Something does not work? [Write to us](service) and say which phone you have.",
      ],
    },
  },
} as const satisfies PageText;
