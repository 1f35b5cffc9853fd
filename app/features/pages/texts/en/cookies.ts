import type { PageText } from "../../page-text";

export default {
  title: "Cookies",
  description: "Every cookie {site} sets, what it is for and how long it stays.",
  intro: [
    "A cookie is a short text your browser keeps for a site. {site} sets only its own, and only those it needs for what you do here. That is why we do not ask for your consent with a banner.",
  ],
  sections: {
    list: {
      heading: "All our cookies",
      body: [
        {
          cookies: {
            login:
              "Keeps you logged in. Several cookies whose names begin like this. Up to {lifetime}, gone when you log out.",
            language: "The language you chose. {lifetime}.",
            search:
              "Your last search, so that you need not fill it in again. {lifetime}, gone when you clear the search.",
            traffic:
              "The reference in the link that brought you here, such as the partner’s name. Until you close the browser.",
            visit:
              "A random text without meaning that shows us whether your browser keeps cookies. Until you close the browser.",
            flash:
              "A short message for the next page, such as “Like sent”. Deleted as soon as you read it, after one minute at most.",
            country: "The country you chose. {lifetime}.",
            dataUse: "How much data pages may use, if you chose it. {lifetime}.",
            photoCovers: "Which photos from others are shown right away, and which you opened. {lifetime}.",
            enterKey: "What the Enter key does in conversations, if you chose it. {lifetime}.",
            timeZone:
              "The time zone of your device, so that times are right as soon as a page opens. {lifetime}.",
            keptChats:
              "Whether this browser may keep your last conversations for reading offline, if you chose it. {lifetime}, gone when you log out.",
            entryWarning: "When you closed the warning at the entrance, so that it stays closed. {lifetime}.",
            loginMark:
              "Tells whose forms these are, so that no other page can send one for you. {lifetime}, gone when you log out.",
            tooYoung: "That you said you are too young, without the date. Until you close the browser.",
            alerts: "Which notices you dismissed and when, so that they stay away. {lifetime}.",
            steps: "Which steps of signing up you saved or skipped. {lifetime}.",
          },
        },
        "All of them are first-party cookies of {domain}. They are sent only to us, and scripts in the page cannot read them.",
      ],
    },
    others: {
      heading: "What you will not find",
      body: [
        {
          list: [
            "no cookies of other companies;",
            "no advertising or tracking cookies;",
            "no analytics that follows you from page to page;",
            "no pictures, fonts or scripts loaded from someone else’s server.",
          ],
        },
        "When you pay, you may go to the page of the payment provider. That page is theirs, and so are the cookies there.",
      ],
    },
    storage: {
      heading: "Other things in your browser",
      body: [
        "Your browser keeps copies of pictures and style sheets so that pages come faster. A tab may also keep the message for the next page until that page opens, and where you were in a list of members. If you install the site as an app or switch on notifications, it also keeps a small program that shows them, and a page for when you are offline. You can remove both in the settings of your browser.",
        "If you allow it in the settings, the same program keeps the last ten conversations you opened, as text without photos, for reading without a connection, for seven days at most. They are deleted when you log out here, turn this off, or another person logs in. If your login ends in another way, they go as soon as this device reaches us again.",
        "What you begin to write in a conversation stays in this browser, for 30 days at most, so that neither a reload nor a logout loses it. It is gone as soon as you send or delete it.",
        "What you searched for last, and the member whose conversation you opened last and when, are kept on our server with your login, encrypted, for 30 days at most. After you log out nobody can read them, we included.",
      ],
    },
    choice: {
      heading: "Deleting and refusing",
      body: [
        "You can delete cookies in the settings of your browser whenever you like. You are then logged out and the language is guessed again.",
        "If your browser refuses all cookies, you can still look around as a visitor, and the [choice of language](language) works through the address. To log in or sign up cookies are needed; the page says so when they are missing.",
        "If the device is not yours alone, use a private window: it forgets all cookies when you close it.",
      ],
    },
    more: {
      heading: "More about your data",
      body: [
        "What we do with data that is not in cookies is on the [privacy page](privacy). Questions? The [service page](service) tells you how to reach us.",
      ],
    },
  },
} as const satisfies PageText;
