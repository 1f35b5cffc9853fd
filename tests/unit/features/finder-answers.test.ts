import fc from "fast-check";
import { expect, test } from "vitest";
import { answerFields, type FinderChoices, readFinder } from "#app/features/match-finder/finder-answers";

const CHOICES: FinderChoices = {
  lowestAge: 18,
  countries: new Set(["NL", "MT"]),
  regionsOf: (country) => new Set(country === "NL" ? ["Utrecht"] : []),
  interests: new Set(["music", "hiking"]),
};
const read = (address: string) => readFinder(new URLSearchParams(address), CHOICES);
const AGES = "gender=female&min_age=25&max_age=45";

test.each([
  ["", "gender"],
  ["step=2&gender=female", "ages"],
  [`step=3&${AGES}`, "country"],
  [`step=4&${AGES}&country=NL`, "region"],
  [`step=4&${AGES}&country=NL&countryregion=`, "interests"],
  [`step=4&${AGES}&country=MT`, "interests"],
  [`step=4&${AGES}&country=`, "interests"],
  [`step=5&${AGES}&country=`, undefined],
  [`step=5&${AGES}&country=NL&countryregion=Utrecht&interests=music`, undefined],
])("LAND-04 whoever comes with %s is asked for %s, without a word of blame", (address, question) => {
  expect(read(address)).toMatchObject({ question, problems: {} });
});

test.each([
  ["step=2", "gender", { gender: "choose_answer" }],
  ["step=2&gender=them", "gender", { gender: "choose_answer" }],
  ["step=2&gender=male&gender=female", "gender", { gender: "choose_answer" }],
  ["step=5&gender[]=male", "gender", { gender: "choose_answer" }],
  ["step=3&gender=all&min_age=17&max_age=1e2", "ages", { min_age: "age_range", max_age: "age_range" }],
  ["step=3&gender=all&min_age=50&max_age=20", "ages", { min_age: "age_order" }],
  [`step=4&${AGES}&country=XX`, "country", { country: "unknown_country" }],
  [`step=4&${AGES}&country=NL&countryregion=Atlantis`, "region", { countryregion: "unknown_region" }],
  [
    `step=5&${AGES}&country=&interests=music&interests=%3Cb%3E`,
    "interests",
    { interests: "unknown_interest" },
  ],
])("LAND-04 the answers %s are asked for again at %s", (address, question, problems) => {
  expect(read(address)).toMatchObject({ question, problems });
});

test("LAND-04 an answer that cannot be meant takes none of the others with it", () => {
  const { answers } = read(`step=5&${AGES}&min_age=x&country=NL&countryregion=Utrecht&interests=music`);
  expect(answers).toMatchObject({ maxAge: 45, country: "NL", region: "Utrecht", interests: ["music"] });
});

test("LAND-04 another country forgets the region, and every other question keeps all answers", () => {
  const query = new URLSearchParams(
    `step=5&${AGES}&country=NL&countryregion=Utrecht&interests=music&interests=hiking`,
  );
  const { answers } = readFinder(query, CHOICES);
  const names = (without?: "country" | "ages") => answerFields(answers, query, without).map(([name]) => name);
  expect(names("country")).toEqual(["gender", "min_age", "max_age", "interests", "interests"]);
  expect(names("ages")).toEqual(["gender", "country", "countryregion", "interests", "interests"]);
  expect(readFinder(new URLSearchParams(answerFields(answers, query)), CHOICES).answers).toEqual(answers);
});

test("LAND-04 whatever an address holds, only what can be meant comes out of it", () => {
  const names = fc.constantFrom(
    "gender",
    "min_age",
    "max_age",
    "country",
    "countryregion",
    "interests",
    "step",
  );
  const value = fc.oneof(fc.string(), fc.constantFrom("1", "5", "female", "30", "NL", "Utrecht", "music"));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, value)), (pairs) => {
      const { answers, step } = readFinder(new URLSearchParams(pairs), CHOICES);
      expect(step >= 1 && step <= 5).toBe(true);
      for (const age of [answers.minAge, answers.maxAge])
        expect(age === undefined || (age >= 18 && age <= 99)).toBe(true);
      if (answers.country !== undefined) expect(CHOICES.countries.has(answers.country)).toBe(true);
      if (answers.region !== undefined) expect(answers).toMatchObject({ country: "NL", region: "Utrecht" });
      expect(answers.interests.every((interest) => CHOICES.interests.has(interest))).toBe(true);
    }),
  );
});
