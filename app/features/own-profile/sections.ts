/** The parts of the own profile in their order; each is an anchor of the page. */
export const SECTIONS = ["basics", "place", "words", "interests", "looks", "life"] as const;

export type Section = (typeof SECTIONS)[number];

export function isSection(text: unknown): text is Section {
  return SECTIONS.some((section) => section === text);
}

/** Fields with a value list or one line, by the part that asks for them. */
export const DETAILS = {
  basics: ["gender", "sexuality"],
  looks: ["body_type", "hair_color", "eye_color", "tattoos"],
  life: ["relationship_status", "reason_for_signup"],
} as const;

/** The part that asks for a field of SPEC §3. */
export const SECTION_OF = {
  gender: "basics",
  sexuality: "basics",
  city: "place",
  about_me: "words",
  interests: "interests",
  body_type: "looks",
  hair_color: "looks",
  eye_color: "looks",
  tattoos: "looks",
  relationship_status: "life",
  reason_for_signup: "life",
} as const satisfies Record<string, Section>;

export type CountedField = keyof typeof SECTION_OF;
