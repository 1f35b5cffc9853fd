import { INTIMATE_INTERESTS } from "#app/contract/values";
import type { Translator } from "#app/i18n/translator.server";
import type { Option } from "#app/ui/form-types";

/** What is nobody's business on a bus: folded away until somebody opens it. */
const PRIVATE: ReadonlySet<string> = new Set(INTIMATE_INTERESTS);

export function interestText(translator: Translator, interest: string): string {
  const words = translator.words("values") as Record<string, string | undefined>;
  return words[`interest_${interest}`] ?? interest;
}

/** The interests as two lists: those anybody may see over a shoulder, and the rest. */
export function interestOptions(
  translator: Translator,
  interests: readonly string[],
): { open: Option[]; private: Option[] } {
  const options = interests.map((value) => ({ value, label: interestText(translator, value) }));
  return {
    open: options.filter(({ value }) => !PRIVATE.has(value)),
    private: options.filter(({ value }) => PRIVATE.has(value)),
  };
}
