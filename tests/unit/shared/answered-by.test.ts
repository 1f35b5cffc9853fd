import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import { answeredByText, whoAnswersText } from "#app/shared/profile/answered-by.server";

const site = { name: "Example Dating", fictional: { singular: "fictional profile" } } as Site;
const english = translatorFor("en");

test("SAFE-09 who answers is said as upstream says it: a person, staff of the operator, or a machine", () => {
  const text = (answered_by: string) => answeredByText(site, english, { answered_by, fictional: false });
  expect(text("person")).toBe("The member answers in person.");
  expect(text("staff")).toBe("Messages are answered by staff of Example Dating.");
  expect(text("machine")).toBe("Messages are answered by a computer program.");
});

test("SAFE-09 a PHP that does not say it leaves the fictional label's words, and of a real member nothing", () => {
  for (const answered_by of [undefined, "", "somebody"]) {
    expect(answeredByText(site, english, { answered_by, fictional: true })).toBe(
      "This is a fictional profile. You will not meet this person.",
    );
    expect(answeredByText(site, english, { answered_by, fictional: false })).toBeUndefined();
  }
});

test("SAFE-09 where one writes it is said in so few words that a phone has them in one line beside the label", () => {
  expect(whoAnswersText(site, english, { answered_by: "machine" })).toBe("Answered by a computer program");
  expect(whoAnswersText(site, english, { answered_by: "somebody" })).toBeUndefined();
  for (const language of LANGUAGE_LIST) {
    const texts = ["person", "staff", "machine"].map((answered_by) =>
      whoAnswersText({ ...site, name: "Rendez" } as Site, translatorFor(language), { answered_by }),
    );
    for (const text of texts) expect(text?.length, `${language}: ${text}`).toBeLessThan(46);
  }
});

test("PROF-03 the operator's warning stands in place of ours: a fictional profile is told of once", () => {
  const warned = { ...site, fictional: { ...site.fictional, warning: "No real person." } };
  expect(answeredByText(warned, english, { answered_by: "machine", fictional: true })).toBe(
    "No real person. Messages are answered by a computer program.",
  );
  expect(answeredByText(warned, english, { answered_by: "person", fictional: false })).toBe(
    "The member answers in person.",
  );
});

test("SAFE-09 of a fictional profile both are said, in every language", () => {
  for (const language of LANGUAGE_LIST) {
    const text = answeredByText(site, translatorFor(language), { answered_by: "staff", fictional: true });
    expect(text, language).toContain("fictional profile");
    expect(text, language).toContain("Example Dating");
  }
});
