import { type FieldHint, placesOf } from "./field-hint";

type Level = "weak" | "fair" | "strong";

/** Of zxcvbn's 0 to 4: what 10^6 and 10^10 guesses find. */
const LEVELS: readonly Level[] = ["weak", "weak", "fair", "fair", "strong"];

/** How hard the password is to guess, said under it while it is typed, once it is as long as it has to be. */
export function hintAtPassword(form: HTMLFormElement, signal: AbortSignal): FieldHint | undefined {
  const places = placesOf(form, "password");
  if (!places) return undefined;
  const { field, region } = places;
  const say = async () => {
    const typed = field.value;
    // Twenty kilobytes for who chooses a password; the server refuses the common ones all the same.
    const part =
      typed.length < field.minLength ? undefined : await import("./guesses").catch(() => undefined);
    if (typed !== field.value || signal.aborted) return;
    const known = ["email", "name"].map((name) => `${new FormData(form).get(name) ?? ""}`);
    const level = part && LEVELS[part.scoreOf(typed, known)];
    const text = (level && region.dataset[level]) ?? "";
    region.dataset.level = level ?? "";
    if (region.textContent !== text) region.textContent = text;
  };
  field.addEventListener("input", () => void say(), { signal });
  return { field, asks: async () => false };
}
