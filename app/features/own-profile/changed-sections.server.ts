import { createHash } from "node:crypto";
import type { LocationFields, PersonalFields } from "#app/ui/profile-fields/field-models";
import type { SectionFields } from "./own-profile-model";
import { isSection, type Section } from "./sections";

/** Enough to tell what was shown from what came back; nothing is guarded by it. */
const MARK_LENGTH = 8;

const DATE = ["date_of_birth.day", "date_of_birth.month", "date_of_birth.year"];
const FIELDS_OF: Record<Section, readonly string[]> = {
  basics: ["name", ...DATE, "gender", "sexuality"],
  place: ["country", "region", "city"],
  words: ["about_me"],
  interests: ["interests"],
  looks: ["body_type", "hair_color", "eye_color", "tattoos"],
  life: ["relationship_status", "reason_for_signup"],
};

type Pair = [field: string, value: string];

/**
 * What the page's form holds: every part on it, each with a mark of what was shown, to tell by which ones were changed.
 * A form that is shown again keeps the marks it came with: what it shows then is what was typed.
 */
export function sectionMarks(sections: readonly SectionFields[], kept: unknown): string {
  return sections
    .map((fields) => {
      const own = partsOf(kept).find(({ name }) => name === fields.name);
      return own?.text ?? `${fields.name}~${markOf(pairsOf(fields))}`;
    })
    .join(" ");
}

/** The parts in which something differs from what the form's page showed; one without a mark counts as changed. */
export function changedSections(marks: unknown, form: FormData): Section[] {
  const posted = (name: Section) =>
    FIELDS_OF[name].flatMap((field) => form.getAll(field).map((value): Pair => [field, String(value)]));
  return partsOf(marks)
    .filter(({ name, mark }) => mark !== markOf(posted(name)))
    .map(({ name }) => name);
}

/** The parts that a form with these marks holds. */
export function sectionsIn(marks: unknown): Section[] {
  return partsOf(marks).map(({ name }) => name);
}

function partsOf(marks: unknown): { name: Section; mark: string | undefined; text: string }[] {
  return (typeof marks === "string" ? marks : "").split(" ").flatMap((text) => {
    const [name, mark] = text.split("~");
    return isSection(name) ? [{ name, mark, text }] : [];
  });
}

/** Browsers send line ends their own way, and nothing of what is not chosen. */
function markOf(pairs: readonly Pair[]): string {
  const said = pairs
    .map(([field, value]) => [field, value.replace(/\r\n?/g, "\n").trim()])
    .filter(([, value]) => value !== "")
    .map((pair) => JSON.stringify(pair))
    .sort();
  return createHash("sha256").update(said.join()).digest("base64url").slice(0, MARK_LENGTH);
}

/** What the browser would send of a part as it is shown. */
function pairsOf(fields: SectionFields): Pair[] {
  switch (fields.name) {
    case "basics": {
      const { day = "", month = "", year = "" } = fields.birth;
      const birth = [day, month, year].map((value, index): Pair => [DATE[index] ?? "", value]);
      return [["name", fields.memberName], ...birth, ...detailPairs(fields.details)];
    }
    case "place":
      return [...detailPairs(placeLists(fields.location)), ["city", fields.location.city]];
    case "words":
      return [["about_me", fields.aboutMe]];
    case "interests":
      return fields.groups
        .flatMap(({ options }) => options)
        .filter(({ value }) => fields.chosen.includes(value))
        .map(({ value }): Pair => ["interests", value]);
    default:
      return detailPairs(fields.details);
  }
}

const placeLists = ({ country, region }: LocationFields) => (region ? { country, region } : { country });

/** A value that its list does not hold is not sent: what only PHP knows stays as it is. */
function detailPairs(fields: Partial<PersonalFields> | Pick<LocationFields, "country">): Pair[] {
  return Object.entries(fields).map(([field, answer]): Pair => {
    if (!("options" in answer)) return [field, answer.value];
    return [field, answer.options.some(({ value }) => value === answer.chosen) ? answer.chosen : ""];
  });
}
