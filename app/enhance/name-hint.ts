import { within } from "../browser/within";
import { type FieldHint, placesOf } from "./field-hint";

/** Nobody is kept from going on by a question that the server answers in the end. */
const PATIENCE_MS = 2_000;

/** "This name is taken" under the name, asked once a name, when its field is left. */
export function hintAtName(form: HTMLFormElement, signal: AbortSignal): FieldHint | undefined {
  const places = placesOf(form, "name");
  const key = form.querySelector<HTMLInputElement>("[name=_key]")?.value ?? "";
  const { src = "", taken: words = "" } = places?.region.dataset ?? {};
  if (!places || !src) return undefined;
  const { field, region } = places;
  const answers = new Map<string, Promise<boolean>>();

  const ask = async (name: string) => {
    const body = new URLSearchParams({ _key: key, name });
    const answer = await within(PATIENCE_MS, async (aborted) => {
      const response = await fetch(src, { method: "POST", body, signal: aborted });
      return response.ok ? ((await response.json()) as unknown) : undefined;
    }).catch(() => undefined);
    return typeof answer === "object" && answer !== null && "taken" in answer && answer.taken === true;
  };
  const asks = async () => {
    const name = field.value.trim();
    if (!name || !field.validity.valid) return false;
    const isNew = !answers.has(name);
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    const isTaken = await answer;
    if (signal.aborted || name !== field.value.trim()) return false;
    if (isTaken) region.textContent = words;
    region.dataset.level = isTaken ? "weak" : "";
    return isTaken && isNew;
  };
  field.addEventListener("change", () => void asks(), { signal });
  field.addEventListener("input", () => region.replaceChildren(), { signal });
  return { field, asks };
}
