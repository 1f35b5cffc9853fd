import { type AnsweredPage, pageIn } from "./answered-page";

/**
 * As fetchPage, for a form with files: its `<progress hidden>` and `<p role="status" hidden data-text="{percent} %">`
 * tell how much is sent, which only XMLHttpRequest knows. More than `data-max-bytes` is sent by the browser itself.
 */
export function uploadPage(url: URL, body: FormData, form: HTMLFormElement): Promise<AnsweredPage> {
  const bytes = [...body.values()].reduce((sum, one) => sum + (one instanceof File ? one.size : 0), 0);
  // The server has a page that says so; it is the browser's to show.
  if (bytes > Number(form.dataset.maxBytes ?? Number.POSITIVE_INFINITY)) {
    form.submit();
    return new Promise((_, reject) => addEventListener("pageshow", reject, { once: true }));
  }
  const bar = form.querySelector("progress");
  const status = form.querySelector<HTMLElement>("[role=status][data-text]");
  const show = (percent: number) => {
    if (bar) bar.value = percent;
    if (status) status.textContent = status.dataset.text?.replace("{percent}", String(percent)) ?? "";
  };
  const reveal = (isSending: boolean) => {
    for (const one of [bar, status]) if (one) one.hidden = !isSending;
  };
  return new Promise<AnsweredPage>((resolve, reject) => {
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
    show(0);
    reveal(true);
    request.send(body);
  }).finally(() => reveal(false));
}
