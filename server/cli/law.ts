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
  /** What the numbers were held against, on {@link CHECKED_ON}; undefined where they are from memory. */
  checked: string | undefined;
}

const CHECKED_ON = "2026-11-22";

const FROM_MEMORY = "from memory, not checked";

export const DUTIES: readonly Duty[] = [
  {
    duty: "Orientation and sex life only with explicit consent, which can be taken back as easily",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 9 (1), 9 (2) (a), 7 (3); UK GDPR, the same",
    page: "/profile, /complete-signup, /settings#intimate",
    test: "SAFE-02",
    checked: "articles 9 and 7 (3): gdprhub.eu/Article_9_GDPR, law-reg.org/gdpr-en",
  },
  {
    duty: "No more personal data is shown than needed, not to an indefinite number of people by default",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, article 25 (2)",
    page: "/members, /members/{id}, landings, landers, sitemap",
    test: "SAFE-01",
    checked: "gdprhub.eu/Article_25_GDPR",
  },
  {
    duty: "Withdrawal function from 19 June 2026: always there, statement, confirmation, receipt with content, date and time",
    country: "EU",
    source:
      "Directive 2011/83/EU, article 11a, as inserted by Directive (EU) 2023/2673; § 356a BGB; articles L. 221-21, D. 221-5 code de la consommation; article 54-bis Codice del consumo",
    page: "/withdraw",
    test: "SAFE-03",
    checked:
      "articles and words of en, de, fr: mondaq.com (1799028), shopbetreiber-blog.de, seitz-partner.de, joffeassocies.com; article 54-bis: cms.law; the words of es, it, nl, pl are those of the directive in these languages, as published form builders and shops quote them (four independent ones agree on es, it and pl; in Dutch they are the directive’s, while article 6:230oa BW says “ontbinden”)",
  },
  {
    duty: "Notice and action: electronic notice by anybody, receipt",
    country: "EU",
    source: "Regulation (EU) 2022/2065, article 16 (1), (2), (4)",
    page: "/notice",
    test: "SAFE-04",
    checked:
      "paragraph 2: eu-digital-services-act.com (article 16); paragraphs 4 and 5 word for word in public moderation handbooks",
  },
  {
    duty: "Contact points for authorities and for users, with their languages",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 11, 12",
    page: "/pages/transparency",
    test: "SAFE-04",
    checked: "app.codeliance.com (articles 11, 12), akos-rs.si",
  },
  {
    duty: "Main parameters of what decides the order of members, and how to change them",
    country: "EU",
    source: "Regulation (EU) 2022/2065, article 27 (1), (2)",
    page: "/pages/transparency#order, part of /pages/terms",
    test: "SAFE-04",
    checked:
      "digitaldecade.hannessnellman.com (article 27); paragraph 2 (b) asks for the reasons of each weight: those are the operator’s to give",
  },
  {
    duty: "Internal complaints for six months free of charge, certified dispute settlement bodies, both named",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 20 (1), 21 (1), 53",
    page: "/pages/transparency#object, /complaints",
    test: "SAFE-04",
    checked:
      "app.codeliance.com (article 20), digitaldecade.hannessnellman.com (article 21); article 53 from a retelling, dsa-library.com",
  },
  {
    duty: "Decision on a notice, with the ways to object",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 16 (5), 17, 20, 21",
    page: "the operator's answer by e-mail to the address of the notice",
    test: undefined,
    checked:
      "article 20 (2) names 16 (5) and 17: app.codeliance.com; article 16 (5) word for word in public moderation handbooks",
  },
  {
    duty: "Removal of an intimate picture shown without consent, within 48 hours of a valid request",
    country: "US",
    source: "TAKE IT DOWN Act (Public Law 119-12), section 3 (a); 47 U.S.C. 223a (a)",
    page: "/remove-picture",
    test: "SAFE-08",
    checked:
      "uscode.house.gov (47 USC 223a), paragraph 1: signature, place, good faith, contact; the 48 hours and known copies: the Act’s words as quoted from govinfo.gov (PLAW-119publ12, section 3)",
  },
  {
    duty: "Who writes to a program is told so, and nobody takes staff of the operator for a member",
    country: "EU",
    source: "Regulation (EU) 2024/1689, article 50 (1); Directive 2005/29/EC, articles 6 (1), 7",
    page: "/members/{id}, /chats/{id}, /members/{id}/chat, gift, gif, icebreakers, signup, landing2",
    test: "SAFE-09",
    checked:
      "article 50 (1), which binds since 2 August 2026: powerquant.dk, mccannfitzgerald.com; Directive 2005/29/EC, articles 6 and 7: eur-lex.europa.eu, ecommercekit.it",
  },
  {
    duty: "Nobody is shown an intimate picture nobody asked for (cyberflashing): covered until opened, reported in one step",
    country: "UK",
    source:
      "Online Safety Act 2023, schedule 7, paragraph 28A, since 8 January 2026; Sexual Offences Act 2003, section 66A",
    page: "/chats/{id}, /settings#covers",
    test: "SAFE-07",
    checked: "policy-wire.co.uk on the Priority Offences (Amendment) Regulations 2025",
  },
  {
    duty: "Order button that says it costs money; main terms right above it",
    country: "EU",
    source: "Directive 2011/83/EU, article 8 (2); § 312j (3) BGB",
    page: "/credits/{id}/{paymentmethod}, /directdebit",
    test: "PAY-02",
    checked:
      "§ 312j (3) BGB: jura-basic.de; article 8 (2): its words “order with obligation to pay”, and that only the words on the button count (CJEU C-249/21), in public compliance notes",
  },
  {
    duty: "Provider's identity, easily, directly and permanently accessible",
    country: "EU",
    source: "Directive 2000/31/EC, article 5 (1); § 5 DDG",
    page: "/pages/service#legal, linked from every page in every language",
    test: "SAFE-05",
    checked:
      "§ 5 DDG: verwaltung.bund.de, ra-kolyvas.de (the e-mail address must be readable, not only behind a link); article 5: its words “easily, directly and permanently accessible” in transpositions quoted publicly (article 3:15d BW, S.I. 68/2003)",
  },
  {
    duty: "Privacy page: legal basis of each purpose, recipients, periods, rights, contact, authority",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 13 (1), 13 (2)",
    page: "/pages/privacy",
    test: "SAFE-05",
    checked: "gdprhub.eu/Article_13_GDPR",
  },
  {
    duty: "How the accessibility requirements are met, and who supervises it",
    country: "EU",
    source: "Directive (EU) 2019/882, article 13 (2), annex V",
    page: "/pages/accessibility",
    test: "SAFE-05",
    checked:
      "article 13 is the one on service providers, who explain in their terms or an equivalent document how they meet the requirements: lexaris.de and public guides; the paragraph’s number and annex V from memory",
  },
  {
    duty: "Total price with VAT and all other taxes, said where prices stand",
    country: "EU",
    source: "Directive 2011/83/EU, article 6 (1) (e); Directive 2005/29/EC, article 7 (4) (c); § 3 PAngV",
    page: "/pricing, /premium, /credits, order pages",
    test: "SAFE-05",
    checked:
      "articles 6 (1) (e) and 7 (4) (c) word for word in a public commentary of both directives; § 3 PAngV from memory",
  },
  {
    duty: "Access to one's own data, and a copy in a common format",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, articles 15, 20",
    page: "/settings/data, /settings/data.json",
    test: "ACCT-07",
    checked:
      "article 15: ip-four.co.uk; article 20 (“structured, commonly used and machine-readable format”): quoted alike in public privacy notices",
  },
  {
    duty: "The withdrawal function is named, with its place, before the order",
    country: "EU",
    source:
      "Directive 2011/83/EU, article 6 (1) (h), as amended by Directive (EU) 2023/2673; article 49 Codice del consumo",
    page: "/credits/{id}/{paymentmethod}, /directdebit, /pages/return-policy",
    test: "PAY-02",
    checked:
      "cms.law and joffeassocies.com on article 49 and the French ordonnance 2026-5; the letter (h) of article 6 (1), for the right of withdrawal: CJEU C-430/17 (bailii.org), and for the function’s place the Dutch article 6:230m (1) (h) as publicly retold",
  },
  {
    duty: "Terms say what is restricted, how it is moderated and how one complains",
    country: "EU",
    source: "Regulation (EU) 2022/2065, article 14 (1)",
    page: "/pages/terms, /pages/ban",
    test: "HOME-05",
    checked: "akos-rs.si",
  },
  {
    duty: "Nothing is stored in a browser without consent but what the visitor asked for needs",
    country: "EU, UK",
    source: "Directive 2002/58/EC, article 5 (3); § 25 (2) no. 2 TDDDG; UK PECR, regulation 6",
    page: "/pages/cookies",
    test: "HOME-05",
    checked:
      "article 5 (3), its two exceptions word for word, as the EDPB’s Guidelines 2/2023 quote it; § 25 (2) no. 2 TDDDG as German privacy notices cite it; PECR from memory",
  },
  {
    duty: "Erasure of one's own data",
    country: "EU, EEA, UK",
    source: "Regulation (EU) 2016/679, article 17",
    page: "/settings/delete",
    test: "ACCT-06",
    checked: "article 17 (1) word for word in public copies of the regulation",
  },
  {
    duty: "Reports on moderation, suspicions of offences against life or safety told to the authorities",
    country: "EU",
    source: "Regulation (EU) 2022/2065, articles 15, 18, 24; not 15 and 24 for micro and small enterprises",
    page: "the operator's own reports",
    test: undefined,
    checked: "the articles' headings: lexparency.org; the exception of article 15: akos-rs.si",
  },
  {
    duty: "Age assurance where pornographic content can be met",
    country: "UK, FR, DE and others",
    source: "Online Safety Act 2023, sections 12, 81; loi 2024-449 (SREN), article 1; § 4 (2) JMStV",
    page: "/age-check: the operator's PHP names the check (`age_check_url`), the site lets nobody past it; the check itself, visitors and the files of pictures are the operator's (decision 115)",
    test: "SAFE-10",
    checked:
      "§ 4 (2) JMStV: lpr-hessen.de, nlm.de, ipwiki.de (BGH I ZR 102/05); Online Safety Act, part 5 and in force since 25 July 2025: wiggin.co.uk, scl.org; its section numbers and loi 2024-449 from memory",
  },
];

/** The whole of docs/law.md. */
export function lawDocument(): string {
  const rows = DUTIES.map(
    ({ duty, country, source, page, test, checked }) =>
      `| ${duty} | ${country} | ${source} | ${page} | ${test ?? "none"} | ${checked ?? FROM_MEMORY} |`,
  );
  return [
    "<!-- Generated from server/cli/law.ts by server/cli/write-docs.ts: change the source, not this file. -->",
    "# Duties by law",
    `What the law asks of such a site, where it is done, and which tests prove it (their titles begin with the id). No legal advice: an operator's own counsel decides what applies. On ${CHECKED_ON} the numbers were held against what the last column names, public copies and summaries rather than the official journals; where it says "${FROM_MEMORY}" nobody has looked yet. Articles 20 to 28 of Regulation (EU) 2022/2065 leave micro and small enterprises out (article 19). Credits are bought once and nothing renews, so that there is no subscription to cancel.`,
    ["| duty | where | source | page | test | checked against |", "|---|---|---|---|---|---|", ...rows].join(
      "\n",
    ),
  ]
    .join("\n\n")
    .concat("\n");
}
