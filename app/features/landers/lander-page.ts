import type { Words } from "#app/i18n/catalog";
import type { Language } from "#app/i18n/languages";
import type { Niche } from "#app/session/lander-slug";
import type { SignupsClosed } from "#app/session/signups.server";
import type { CardModel } from "#app/shared/profile/card-model.server";

/** A lander, by its name in the address. */
export type LanderName = keyof Words<"landers">["promise"];

/** What every lander gets, whatever its design; all text is in the slug's language and niche. */
export interface LanderPage {
  title: string;
  description: string;
  niche: Niche;
  language: Language;
  words: Words<"landers">;
  /** Two or three words, such as "Dating over 40". */
  label: string;
  /** The lander's own headline: what its scene shows. */
  promise: string;
  /** Whom the niche is about, said small beside who is shown; the general niche has nothing of its own to say. */
  pitch: string | undefined;
  /** What the fictional label means; stands on every lander. */
  honest: string;
  /** "Only for adults, 18 and over." */
  adults: string;
  /** Empty where visitors may not see members or PHP is silent. */
  members: CardModel[];
  signupUrl: string;
  /** Said instead of the call, where nobody may sign up. */
  closed: SignupsClosed;
  loginUrl: string;
}
