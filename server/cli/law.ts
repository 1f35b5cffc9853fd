/** A duty by law, and where the site does it: a new duty is a row and a page. */
export interface Duty {
  duty: string;
  /** Where the law holds. */
  country: string;
  source: string;
  /** Address on the site, or where else it is done. */
  page: string;
  /** Row of the features whose tests prove it; undefined while nothing does. */
  test: string | undefined;
  /** Day on which the row was written down; the sources' texts were not at hand. */
  noted: string;
}

const NOTED = "2026-11-22";

export const DUTIES: readonly Duty[] = [
  {
    duty: "Orientation and sex life only with explicit consent, which can be taken back as easily",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 9 (1), 9 (2) (a), 7 (3); UK GDPR, the same",
    page: "/profile, /complete-signup, /settings#intimate",
    test: "SAFE-02",
    noted: NOTED,
  },
  {
    duty: "No more personal data is shown than needed, not to an indefinite number of people by default",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, article 25 (2)",
    page: "/members, /members/{id}, landings, landers, sitemap",
    test: "SAFE-01",
    noted: NOTED,
  },
  {
    duty: "Withdrawal function: always there, statement, confirmation, receipt with content, date and time",
    country: "EU",
    source: "Directive 2011/83/EU, article 11a, as inserted by Directive (EU) 2023/2673; § 356a BGB",
    page: "/withdraw",
    test: "SAFE-03",
    noted: NOTED,
  },
  {
    duty: "Notice and action: electronic notice by anybody, receipt",
    country: "EU",
    source: "Regulation (EU) 2022/2065, article 16 (1), (2), (4)",
    page: "/notice",
    test: "SAFE-04",
    noted: NOTED,
  },
  {
    duty: "Contact points for authorities and for users, with their languages",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 11, 12",
    page: "/pages/transparency",
    test: "SAFE-04",
    noted: NOTED,
  },
  {
    duty: "Main parameters of what decides the order of members, and how to change them",
    country: "EU",
    source: "Regulation (EU) 2022/2065, article 27",
    page: "/pages/transparency#order, part of /pages/terms",
    test: "SAFE-04",
    noted: NOTED,
  },
  {
    duty: "Internal complaints for six months free of charge, certified dispute settlement bodies, both named",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 20 (1), 21 (1), 53",
    page: "/pages/transparency#object, /complaints",
    test: "SAFE-04",
    noted: NOTED,
  },
  {
    duty: "Decision on a notice, with the ways to object",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 16 (5), 17, 20, 21",
    page: "the operator's answer by e-mail to the address of the notice",
    test: undefined,
    noted: NOTED,
  },
  {
    duty: "Removal of an intimate picture shown without consent, within 48 hours of a valid request",
    country: "US",
    source: "TAKE IT DOWN Act (Public Law 119-12), section 3 (a)",
    page: "/remove-picture",
    test: "SAFE-08",
    noted: NOTED,
  },
  {
    duty: "Who writes to a program is told so, and nobody takes staff of the operator for a member",
    country: "EU",
    source: "Regulation (EU) 2024/1689, article 50 (1); Directive 2005/29/EC, articles 6 (1), 7",
    page: "/members/{id}, /chats/{id}, /members/{id}/chat, gift, gif, icebreakers, signup, landing2",
    test: "SAFE-09",
    noted: NOTED,
  },
  {
    duty: "Nobody is shown an intimate picture nobody asked for (cyberflashing): covered until opened, reported in one step",
    country: "UK",
    source: "Online Safety Act 2023, schedule 7; Sexual Offences Act 2003, section 66A",
    page: "/chats/{id}, /settings#covers",
    test: "SAFE-07",
    noted: NOTED,
  },
  {
    duty: "Order button that says it costs money; main terms right above it",
    country: "EU",
    source: "Directive 2011/83/EU, article 8 (2); § 312j (3) BGB",
    page: "/credits/{id}/{paymentmethod}, /directdebit",
    test: "PAY-02",
    noted: NOTED,
  },
  {
    duty: "Provider's identity, easily, directly and permanently accessible",
    country: "EU",
    source: "Directive 2000/31/EC, article 5 (1)",
    page: "/pages/service#legal, linked from every page in every language",
    test: "SAFE-05",
    noted: NOTED,
  },
  {
    duty: "Privacy page: legal basis of each purpose, recipients, periods, rights, contact, authority",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 13 (1), 13 (2)",
    page: "/pages/privacy",
    test: "SAFE-05",
    noted: NOTED,
  },
  {
    duty: "How the accessibility requirements are met, and who supervises it",
    country: "EU",
    source: "Directive (EU) 2019/882, article 13 (2), annex V",
    page: "/pages/accessibility",
    test: "SAFE-05",
    noted: NOTED,
  },
  {
    duty: "Selling price with VAT and all other taxes, said where prices stand",
    country: "EU",
    source: "Directive 98/6/EC, articles 2 (a), 3; Directive 2011/83/EU, article 6 (1) (e); § 3 PAngV",
    page: "/pricing, /premium, /credits, order pages",
    test: "SAFE-05",
    noted: NOTED,
  },
  {
    duty: "Access to one's own data, and a copy in a common format",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 15, 20",
    page: "/settings/data, /settings/data.json",
    test: "ACCT-07",
    noted: NOTED,
  },
];

/** The whole of docs/law.md. */
export function lawDocument(): string {
  const rows = DUTIES.map(
    ({ duty, country, source, page, test, noted }) =>
      `| ${duty} | ${country} | ${source} | ${page} | ${test ?? "none"} | ${noted} |`,
  );
  return [
    "<!-- Generated from server/cli/law.ts by server/cli/write-docs.ts: change the source, not this file. -->",
    "# Duties by law",
    "What the law asks of such a site, where it is done, and which tests prove it (their titles begin with the id). No legal advice: the rows were noted on the day they name without the sources' texts at hand; an operator's own counsel holds them against those and decides what applies. Credits are bought once and nothing renews, so that there is no subscription to cancel.",
    ["| duty | where | source | page | test | noted |", "|---|---|---|---|---|---|", ...rows].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
