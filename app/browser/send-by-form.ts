import { isReachable } from "./is-reachable";
import { shownAgain } from "./leave-for";

/** A form's POST as a script tried to send it. */
export interface FormPost {
  url: string | URL;
  body: FormData | URLSearchParams;
}

/** Longer than any deadline of the server; sent once more after it, the key is still the same. */
const GIVE_UP_MS = 30_000;

function fieldOf(name: string, value: FormDataEntryValue): HTMLInputElement {
  const field = document.createElement("input");
  field.name = name;
  if (typeof value === "string") {
    field.type = "hidden";
    field.value = value;
    return field;
  }
  field.type = "file";
  // A file field that was left empty is a nameless file.
  if (value.name) {
    const files = new DataTransfer();
    files.items.add(value);
    field.files = files.files;
  }
  return field;
}

/**
 * Sends what a script could not as the browser itself sends a form: the same fields and key, so that nothing happens
 * twice (REACH-04). False where there is no connection, and nothing was sent: the browser's page about it would take what
 * is typed with it. Otherwise resolves when this page is shown again.
 */
export async function sendByForm({ url, body }: FormPost): Promise<boolean> {
  if (!(await isReachable())) return false;
  const form = document.createElement("form");
  form.method = "post";
  form.action = `${url}`;
  form.hidden = true;
  for (const [name, value] of body) {
    if (typeof value !== "string") form.enctype = "multipart/form-data";
    form.append(fieldOf(name, value));
  }
  document.body.append(form);
  // A field may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
  await shownAgain(GIVE_UP_MS);
  form.remove();
  return true;
}
