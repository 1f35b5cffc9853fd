import type { Browser, Page } from "./http-client";
import { multipart } from "./pictures";

/** The message form sent by its photo button, with a file as a browser sends it. */
export async function sendPhotoForm(
  browser: Browser,
  page: Page,
  path: string,
  { files, text = "", action = path }: { files: [string, Buffer][]; text?: string; action?: string },
): Promise<Page> {
  const fields = Object.fromEntries(page.form(path, "text").fields);
  delete fields.photo;
  const { headers, body } = await multipart({ ...fields, text, intent: "photo" }, files);
  return browser.ask("POST", action, { headers: { ...headers, "sec-fetch-site": "same-origin" }, body });
}
