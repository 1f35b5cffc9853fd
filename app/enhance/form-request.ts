/** What the browser itself would send for this submission. */
export interface FormRequest {
  url: URL;
  method: "GET" | "POST";
  body?: FormData | URLSearchParams;
}

type Submitter = HTMLElement | null;

function setting(form: HTMLFormElement, submitter: Submitter, name: string): string {
  // Attributes, not properties: a field called "action" or "method" hides form.action.
  return submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
}

function entries(form: HTMLFormElement, submitter: Submitter): FormData {
  const data = new FormData(form, submitter);
  const name = submitter?.getAttribute("name");
  // Browsers before 2023 ignore the second argument, and the intent would be lost.
  if (name && !data.has(name)) data.append(name, submitter?.getAttribute("value") ?? "");
  return data;
}

function urlencoded(data: FormData): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of data) {
    // Forms send line breaks as CRLF (HTML §4.10.21.8), URLSearchParams does not.
    pairs.append(name, typeof value === "string" ? value.replace(/\r\n?|\n/g, "\r\n") : value.name);
  }
  return pairs;
}

/** The request of a form, or null when it is not ours to send (other origin, other window, method=dialog). */
export function describeRequest(form: HTMLFormElement, submitter: Submitter): FormRequest | null {
  const method = (setting(form, submitter, "method") || "get").toUpperCase();
  const target = setting(form, submitter, "target");
  const url = new URL(setting(form, submitter, "action"), document.baseURI);
  url.hash = "";
  if (url.origin !== location.origin || (target && target !== "_self")) return null;
  const data = entries(form, submitter);
  if (method === "GET") {
    url.search = urlencoded(data).toString();
    return { url, method };
  }
  if (method !== "POST") return null;
  const isMultipart = setting(form, submitter, "enctype") === "multipart/form-data";
  return { url, method, body: isMultipart ? data : urlencoded(data) };
}
