import type { Words } from "#app/i18n/catalog";
import type { Language } from "#app/i18n/languages";
import type { Niche } from "#app/session/lander-slug";
import type { SignupsClosed } from "#app/session/signups.server";
import type { CardModel } from "#app/shared/profile/card-model.server";

/** What every lander gets, whatever its design; all text is in the slug's language and niche. */
export interface LanderPage {
  title: string;
  description: string;
  siteName: string;
  niche: Niche;
  language: Language;
  words: Words<"landers">;
  /** Two or three words, such as "Dating over 40". */
  label: string;
  /** The headline of the niche. */
  pitch: string;
  /** One or two sentences under it. */
  intro: string;
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
