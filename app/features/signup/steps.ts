/** The steps after the account, in the order of SPEC §4, and before them whom the member wants to meet (SIGN-10). */
export const STEPS = ["meet", "photo", "location", "personal", "about", "push", "confirm"] as const;

export type Step = (typeof STEPS)[number];

export function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value);
}

/** Whether this site can offer notifications at all: without a key, or a worker that receives them, nothing can subscribe. */
export function pushPossible(facts: { publicKey: string | undefined; hasWorker: boolean }): boolean {
  return facts.hasWorker && Boolean(facts.publicKey);
}

/** The steps of this site: the push prompt only where push can work (SIGN-02). */
export function stepsOf(site: { push: boolean }): Step[] {
  return STEPS.filter((step) => step !== "push" || site.push);
}

interface FilledProfile {
  main_image?: unknown;
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  sexuality?: string | undefined;
  hair_color?: string | undefined;
  eye_color?: string | undefined;
  body_type?: string | undefined;
  relationship_status?: string | undefined;
  tattoos?: string | undefined;
  reason_for_signup?: string | undefined;
  about_me?: string | undefined;
}

/**
 * The steps that the profile itself shows as done, whatever browser they were done in. A country may have come from the
 * visitor's address, a gender or interests from a landing page: none of them counts by itself.
 */
export function filledSteps(profile: FilledProfile): Set<Step> {
  const filled = new Set<Step>();
  if (profile.main_image) filled.add("photo");
  if (profile.country && (profile.region || profile.city)) filled.add("location");
  const { sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, reason_for_signup } =
    profile;
  if (
    [sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, reason_for_signup].some(
      Boolean,
    )
  )
    filled.add("personal");
  if (profile.about_me) filled.add("about");
  return filled;
}

/** Where a member goes on: the first step neither done nor skipped; the confirmation is always the last. */
export function firstOpenStep(steps: readonly Step[], passed: ReadonlySet<Step>): Step {
  return steps.find((step) => !passed.has(step)) ?? "confirm";
}

/** The step after this one. */
export function stepAfter(steps: readonly Step[], step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? "confirm";
}

/** The step before this one; the first has none. */
export function stepBefore(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1];
}
