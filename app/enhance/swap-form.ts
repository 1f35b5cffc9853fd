import { leaveFor } from "../browser/leave-for";
import { within } from "../browser/within";
import { type AnsweredPage, fetchPage } from "./answered-page";
import { turnHeart } from "./at-once";
import { carryFlash, sayFailed, swapFlash } from "./flash";
import { describeRequest, type FormRequest } from "./form-request";
import { keepFocus, keepTyped } from "./keep-place";
import { MODAL } from "./modal";
import { adopt, findPieces } from "./piece";
import { startWaiting } from "./waiting";

const PART_TIMEOUT_MS = 10_000;

const underWay = new WeakSet<HTMLFormElement>();

function swapPieces(names: string[], answer: AnsweredPage, page: Document, form: HTMLFormElement): void {
  const restores: (() => void)[] = [];
  for (const name of names) {
    const next = findPieces(page, name);
    findPieces(document, name).forEach((old, index) => {
      const twin = next[index];
      if (!twin) return;
      const fresh = adopt(twin, answer.url);
      // A button of an appended page goes on posting to that page.
      const action = old.getAttribute("formaction");
      if (action) fresh.setAttribute("formaction", action);
      keepTyped(old, fresh, form);
      restores.push(keepFocus(old, fresh));
      const openDialogs = answer.ok ? [] : [...old.querySelectorAll(`${MODAL}[id]`)];
      old.replaceWith(fresh);
      for (const { id } of openDialogs) {
        const dialog = fresh.querySelector<HTMLDialogElement>(`#${CSS.escape(id)}`);
        dialog?.removeAttribute("open");
        dialog?.showModal();
      }
      if (!answer.ok) restores.push(() => fresh.querySelector<HTMLElement>("[autofocus]")?.focus());
    });
  }
  for (const restore of restores) restore();
}

/** Shows what the server answered when it does not fit into this page. */
async function showElsewhere(
  answer: AnsweredPage,
  request: FormRequest,
  form: HTMLFormElement,
): Promise<void> {
  const isRefusedPost = request.method === "POST" && !answer.ok && !answer.redirected;
  if (isRefusedPost) {
    // What has no place here is said by the page that the form itself is answered with.
    if (!answer.document || !swapFlash(answer.document, answer.url)) await sendItself(request, form);
    return;
  }
  if (answer.document) carryFlash(answer.document);
  await leaveFor(answer.url);
}

/** The browser sends the form, or the page says why it cannot. The key of the form lets nothing happen twice. */
async function sendItself({ url, body }: FormRequest, form: HTMLFormElement): Promise<void> {
  // Few need it: fetched by who does. Where it does not come nothing was sent.
  const part = await within(PART_TIMEOUT_MS, () => import("../browser/send-by-form")).catch(() => {});
  if (!body || !part || !(await part.sendByForm({ url, body }))) sayFailed(form);
}

async function applyAnswer(
  answer: AnsweredPage,
  request: FormRequest,
  form: HTMLFormElement,
  names: string[],
): Promise<void> {
  const home = form.closest<HTMLElement>("dialog[data-page]")?.dataset.page;
  const isHome = !answer.redirected || [home, location.pathname].includes(answer.url.pathname);
  const page = answer.document;
  if (!page || !isHome || !names.every((name) => findPieces(page, name).length)) {
    await showElsewhere(answer, request, form);
    return;
  }
  const { scrollX: left, scrollY: top } = window;
  swapPieces([...names, "badges"], answer, page, form);
  swapFlash(page, answer.url);
  if (page.title) document.title = page.title;
  scrollTo({ left, top, behavior: "instant" });
  if (request.method === "GET") history.replaceState(history.state, "", answer.url);
  // A dialog whose form was answered elsewhere on the page has done its work.
  if (answer.ok && form.isConnected) form.closest<HTMLDialogElement>("dialog[open]")?.close();
}

async function send(
  form: HTMLFormElement,
  request: FormRequest,
  names: string[],
  isShown: boolean,
): Promise<void> {
  underWay.add(form);
  form.setAttribute("aria-busy", "true");
  const stopWaiting = startWaiting();
  try {
    const { url, method, body } = request;
    const hasFiles = body instanceof FormData;
    // A part that cannot be had costs the progress bar, not the photos.
    const part = hasFiles && (await import("./upload-page").catch(() => {}));
    const answer = part
      ? await part.uploadPage(url, body, form)
      : await fetchPage(url, {
          method,
          body: body ?? null,
          headers: { "X-Piece": names.join(" ") },
          // What the page shows as done already happens though somebody leaves it at once.
          keepalive: isShown,
        });
    await applyAnswer(answer, request, form, names);
  } catch {
    // A browser that cannot fetch, a fetch that was refused or not answered: the page's own way does without.
    if (request.method === "GET") await leaveFor(request.url);
    else await sendItself(request, form);
  } finally {
    underWay.delete(form);
    form.removeAttribute("aria-busy");
    stopWaiting();
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  // One form may hold many buttons, each with a piece of its own: the button's word counts first.
  const pieces = event.submitter?.dataset.swap ?? form.dataset.swap;
  const names = pieces?.split(/\s+/).filter(Boolean);
  if (!names?.length) return;
  if (underWay.has(form)) {
    event.preventDefault();
    return;
  }
  const request = describeRequest(form, event.submitter);
  if (!request) return;
  event.preventDefault();
  // Swapped in by the answer; where that brings none, the heart is as before.
  const takeBack = turnHeart(event.submitter);
  void send(form, request, names, takeBack !== undefined).finally(takeBack);
}

/** Sends `form[data-swap]` with fetch and swaps the named pieces out of the answered page. */
export function enhanceSwapForms(): void {
  document.addEventListener("submit", onSubmit);
}
