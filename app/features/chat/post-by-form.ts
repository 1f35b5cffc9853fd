import type { FormPost } from "#app/browser/send-by-form";

/** The browser's own way to send, which few need: fetched by who does. False where it did not come, or nothing was sent. */
export function postByForm(post: FormPost): Promise<boolean> {
  return import("#app/browser/send-by-form").then(
    (part) => part.sendByForm(post),
    () => false,
  );
}
