import { shrinkPhoto } from "../browser/shrink-photo";
import { type AnsweredPage, pageIn } from "./answered-page";

/** Told in words: how much was sent at the start, at half and in the end. */
const TOLD = [0, 50, 100];

/** The fields of a form with its photos made smaller, one after the other: a phone holds few large pictures at once. */
async function smaller(body: FormData): Promise<FormData> {
  const fields = new FormData();
  for (const [name, value] of body) {
    fields.append(name, value instanceof File ? await shrinkPhoto(value) : value);
  }
  return fields;
}

/**
 * As fetchPage, for a form with photos: its `<progress hidden>` and `<p role="status" hidden data-text="{percent} %">`
 * tell how much is sent, which only XMLHttpRequest knows. More than `data-max-bytes` is sent by the browser itself.
 */
export async function uploadPage(url: URL, body: FormData, form: HTMLFormElement): Promise<AnsweredPage> {
  const bar = form.querySelector("progress");
  const status = form.querySelector<HTMLElement>("[role=status][data-text]");
  const buttons = [...form.querySelectorAll("button")];
  let announced = -1;
  const show = (percent: number) => {
    if (bar) bar.value = percent;
    const step = TOLD.filter((one) => percent >= one).length - 1;
    if (!status || step <= announced) return;
    announced = step;
    status.textContent = status.dataset.text?.replace("{percent}", String(TOLD[step])) ?? "";
  };
  const reveal = (isSending: boolean) => {
    for (const one of [bar, status]) if (one) one.hidden = !isSending;
    for (const one of buttons) one.setAttribute("aria-disabled", String(isSending));
  };
  show(0);
  reveal(true);
  try {
    const fields = await smaller(body);
    const bytes = [...fields.values()].reduce((sum, one) => sum + (one instanceof File ? one.size : 0), 0);
    // The server has a page that says so; it is the browser's to show.
    if (bytes > Number(form.dataset.maxBytes ?? Number.POSITIVE_INFINITY)) {
      form.submit();
      await new Promise((_, reject) => addEventListener("pageshow", reject, { once: true }));
    }
    return await new Promise<AnsweredPage>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ loaded, total }) => show(total ? Math.floor((loaded / total) * 100) : 0);
      request.onload = () => {
        const answered = new URL(request.responseURL || url);
        const ok = request.status >= 200 && request.status < 300;
        const page = pageIn(request.getResponseHeader("Content-Type"), request.responseText);
        resolve({ url: answered, ok, redirected: answered.pathname !== url.pathname, document: page });
      };
      request.onerror = request.onabort = () => reject(new Error("not sent"));
      request.open("POST", url);
      request.setRequestHeader("Accept", "text/html");
      request.send(fields);
    });
  } finally {
    reveal(false);
  }
}
