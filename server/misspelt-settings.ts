import { distance } from "fastest-levenshtein";

/** Shorter names are near to anything. */
const MIN_LENGTH = 6;
/** One wrong letter in so many. */
const LETTERS_A_TYPO = 5;

/**
 * Names of the environment that are no setting but look like one that is not set, one line each (OPS-10): a setting
 * with a typo would otherwise be its default without a word.
 */
export function misspeltSettings(present: readonly string[], settings: readonly string[]): string[] {
  const missing = settings.filter((name) => name.length >= MIN_LENGTH && !present.includes(name));
  return present
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = missing.find(
        (setting) => distance(name.toUpperCase(), setting) <= setting.length / LETTERS_A_TYPO,
      );
      return meant ? [`${name} is no setting; did you mean ${meant}?`] : [];
    });
}
