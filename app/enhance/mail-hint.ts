import { type FieldHint, placesOf } from "./field-hint";

/** The address that was meant, where the typed one is a letter or two beside a common provider's. */
async function meantBy(address: string): Promise<string | undefined> {
  // Four kilobytes for who typed an address; without them the server asks after the form was sent.
  const checker = await import("@zootools/email-spell-checker").catch(() => undefined);
  return address.includes("@") ? checker?.default.run({ email: address })?.full : undefined;
}

/** The server does not ask again what was asked here. */
function tellAsked(form: HTMLFormElement, address: string): void {
  const known = form.querySelector<HTMLInputElement>("[name=email_checked]");
  const mark = known ?? document.createElement("input");
  mark.type = "hidden";
  mark.name = "email_checked";
  mark.value = address;
  if (!known) form.append(mark);
}

/** "Did you mean nora@gmail.com?" under the address, before anything is sent, with one button that takes it. */
export function hintAtMail(form: HTMLFormElement, signal: AbortSignal): FieldHint | undefined {
  const places = placesOf(form, "email");
  const template = places?.region.querySelector("template");
  if (!places || !template) return undefined;
  const { field, region } = places;
  const asked = new Set<string>();

  const clear = () => region.replaceChildren(template);
  const take = (address: string) => {
    field.value = address;
    clear();
    field.focus();
  };
  const ask = (address: string) => {
    const question = document.importNode(template.content, true);
    for (const part of question.querySelectorAll("p,button"))
      part.textContent = (part.textContent ?? "").replace("{email}", address);
    question.querySelector("button")?.addEventListener("click", () => take(address));
    region.replaceChildren(template, question);
  };
  const asks = async () => {
    const typed = field.value.trim();
    const meant = asked.has(typed) ? undefined : await meantBy(typed);
    // Somebody has gone on typing since.
    if (!meant || signal.aborted || typed !== field.value.trim() || asked.has(typed)) return false;
    asked.add(typed);
    tellAsked(form, typed);
    ask(meant);
    return true;
  };
  field.addEventListener("change", () => void asks(), { signal });
  field.addEventListener("input", clear, { signal });
  // The server's own suggestion is taken without another post.
  form.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element && event.target.closest("button[name=use_email]");
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      button.closest(".notice")?.remove();
      take(button.value);
    },
    { signal },
  );
  return { field, asks };
}
