import type { Niche } from "#app/session/lander-slug";

/** What a niche's words say of the members shown under them; each that is absent says nothing. */
export interface NicheClaim {
  gender?: "male" | "female";
  /** "Over 40" begins at 41. */
  minAge?: number;
  /** One of these. */
  sexualities?: readonly string[];
  bodyType?: string;
  /** At least one of these. */
  interests?: readonly string[];
}

/**
 * What each niche of SPEC §9 claims (LAND-06). The contract has no word for trans women: nobody can be asked for, and
 * nobody is shown under words that may not be true of her.
 */
const CLAIMS: Record<Niche, NicheClaim | undefined> = {
  1: {},
  2: undefined,
  3: { interests: ["bondage", "sadomasochism"] },
  4: { gender: "female", bodyType: "fat" },
  5: { gender: "female", minAge: 61 },
  6: { gender: "female", minAge: 41 },
  7: { gender: "male", sexualities: ["gay", "bi"] },
};

export function claimOf(niche: Niche): NicheClaim | undefined {
  return CLAIMS[niche];
}

/** What is known of a member; what is absent is not known. */
export interface KnownOfMember {
  gender?: string | undefined;
  age?: number | undefined;
  sexuality?: string | undefined;
  body_type?: string | undefined;
  interests?: readonly string[] | undefined;
}

/** Whether all that a niche says is true of this member. What is not known is not claimed. */
export function fitsClaim(claim: NicheClaim | undefined, member: KnownOfMember): boolean {
  if (claim === undefined) return false;
  const { gender, minAge, sexualities, bodyType, interests } = claim;
  return (
    (gender === undefined || member.gender === gender) &&
    (minAge === undefined || (member.age !== undefined && member.age >= minAge)) &&
    (sexualities === undefined || sexualities.includes(member.sexuality ?? "")) &&
    (bodyType === undefined || member.body_type === bodyType) &&
    (interests === undefined || interests.some((one) => member.interests?.includes(one)))
  );
}

/** Whether a card is enough to know, or the profile must be read. */
export function needsProfile({ sexualities, bodyType, interests }: NicheClaim): boolean {
  return sexualities !== undefined || bodyType !== undefined || interests !== undefined;
}
