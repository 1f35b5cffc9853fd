/** The questions in their order. Country and region are one step: the second is asked where a country has regions. */
const QUESTIONS = [
  { name: "gender", step: 1 },
  { name: "ages", step: 2 },
  { name: "country", step: 3 },
  { name: "region", step: 3 },
  { name: "interests", step: 4 },
] as const;

export type Question = (typeof QUESTIONS)[number]["name"];

export const STEPS = 4;
const RESULT_STEP = STEPS + 1;
export const AGE_MAX = 99;

/** Names in the address are those of the member search, so that its links fit. */
export type FinderField = "gender" | "min_age" | "max_age" | "country" | "countryregion" | "interests";

/** Only what can be meant; everything else in the address is left out. */
export interface FinderAnswers {
  gender: "female" | "male" | "all" | undefined;
  minAge: number | undefined;
  maxAge: number | undefined;
  country: string | undefined;
  region: string | undefined;
  interests: string[];
}

export type FinderProblem =
  | "choose_answer"
  | "age_range"
  | "age_order"
  | "unknown_country"
  | "unknown_region"
  | "unknown_interest";

type FinderProblems = Partial<Record<FinderField, FinderProblem>>;

/** What the operator offers to choose from. */
export interface FinderChoices {
  lowestAge: number;
  countries: ReadonlySet<string>;
  regionsOf: (country: string) => ReadonlySet<string>;
  interests: ReadonlySet<string>;
}

export interface FinderReading {
  answers: FinderAnswers;
  /** What to ask now; undefined when everything is answered. */
  question: Question | undefined;
  step: number;
  /** Set when the answer to `question` was given and cannot be meant. */
  problems: FinderProblems;
}

const OF_QUESTION: Record<Question, readonly FinderField[]> = {
  gender: ["gender"],
  ages: ["min_age", "max_age"],
  country: ["country"],
  region: ["countryregion"],
  interests: ["interests"],
};

/**
 * Reads the questionnaire out of an address (LAND-04): `step` says how far somebody claims to be, and the first question
 * before it whose answer does not hold is asked again.
 */
export function readFinder(query: URLSearchParams, choices: FinderChoices): FinderReading {
  const { answers, problems } = readAnswers(query, choices);
  const claimed = /^[1-5]$/.test(query.get("step") ?? "") ? Number(query.get("step")) : 1;
  const hasRegions = answers.country !== undefined && choices.regionsOf(answers.country).size > 0;
  for (const { name, step } of QUESTIONS) {
    if (name === "region" && !hasRegions) continue;
    // Nobody was asked for the region yet when the country is fresh.
    const isOpen = step >= claimed || (name === "region" && !query.has("countryregion"));
    const wrong = isOpen ? [] : OF_QUESTION[name].filter((field) => problems[field] !== undefined);
    if (!isOpen && wrong.length === 0) continue;
    const own = Object.fromEntries(wrong.map((field) => [field, problems[field]])) as FinderProblems;
    return { answers, question: name, step, problems: own };
  }
  return { answers, question: undefined, step: RESULT_STEP, problems: {} };
}

function readAnswers(query: URLSearchParams, choices: FinderChoices) {
  const problems: FinderProblems = {};
  const one = (name: FinderField): string | undefined => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0]?.trim() : undefined;
  };
  const gender = one("gender");
  const isGender = gender === "female" || gender === "male" || gender === "all";
  if (!isGender) problems.gender = "choose_answer";
  const age = (name: "min_age" | "max_age"): number | undefined => {
    const text = one(name) ?? "";
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= choices.lowestAge && value <= AGE_MAX) return value;
    problems[name] = "age_range";
    return undefined;
  };
  const minAge = age("min_age");
  const maxAge = age("max_age");
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge) problems.min_age = "age_order";

  const country = one("country");
  if (country === undefined || (country !== "" && !choices.countries.has(country)))
    problems.country = "unknown_country";
  const known = country && !problems.country ? country : undefined;
  const region = one("countryregion");
  const isRegion = known && region ? choices.regionsOf(known).has(region) : false;
  if (region !== "" && !isRegion) problems.countryregion = "unknown_region";
  const chosen = [...new Set(query.getAll("interests"))];
  const interests = chosen.filter((interest) => choices.interests.has(interest));
  if (interests.length < chosen.length) problems.interests = "unknown_interest";
  const answers: FinderAnswers = {
    gender: isGender ? gender : undefined,
    minAge: problems.min_age === "age_order" ? undefined : minAge,
    maxAge,
    country: known,
    region: isRegion ? region : undefined,
    interests,
  };
  return { answers, problems };
}

/** The answers as fields of a form or an address, those to `without` left out. Empty ones say "anywhere". */
export function answerFields(
  answers: FinderAnswers,
  query: URLSearchParams,
  without?: Question,
): [name: FinderField, value: string][] {
  const { gender, minAge, maxAge, country, region, interests } = answers;
  const left: readonly string[] = without ? OF_QUESTION[without] : [];
  const fields: [FinderField, string | undefined][] = [
    ["gender", gender],
    ["min_age", minAge?.toString()],
    ["max_age", maxAge?.toString()],
    ["country", country ?? (query.get("country") === "" ? "" : undefined)],
    // Another country has other regions.
    [
      "countryregion",
      without === "country" ? undefined : (region ?? (query.get("countryregion") === "" ? "" : undefined)),
    ],
    ...interests.map((interest): [FinderField, string] => ["interests", interest]),
  ];
  return fields.filter(
    (field): field is [FinderField, string] => field[1] !== undefined && !left.includes(field[0]),
  );
}
