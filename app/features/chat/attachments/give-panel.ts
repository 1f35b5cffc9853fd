import { closeOnBack } from "#app/browser/close-on-back";
import { isReachable } from "#app/browser/is-reachable";
import { followedLink } from "#app/browser/plain-click";
import { sendByForm } from "#app/browser/send-by-form";
import { within } from "#app/browser/within";

const PIECE = "give";
const ANSWER_TIMEOUT_MS = 30_000;

interface Asked {
  url: URL;
  /** The fields of a form that sends something; its key lets it happen once. */
  body?: URLSearchParams;
}

/** What the page answered: its piece, or where it led; throws where what was sent got a page that says nothing of it. */
async function ask({ url, body }: Asked): Promise<{ url: URL; piece: Element | null }> {
  return within(ANSWER_TIMEOUT_MS, async (signal) => {
    const headers = { Accept: "text/html", "X-Piece": PIECE };
    const answer = await fetch(url, { method: body ? "POST" : "GET", body: body ?? null, headers, signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const piece = page.querySelector(`[data-piece=${PIECE}]`);
    // Too many, too busy: the browser's own post shows that page, the key is the same.
    if (body && !piece && !answer.ok) throw new Error(`${answer.status}`);
    return { url: new URL(answer.url), piece };
  });
}

function askedBy(form: HTMLFormElement, submitter: HTMLElement | null): Asked {
  const url = new URL(form.getAttribute("action") ?? "", location.href);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  // Browsers before 2023 do not take the button as an argument.
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value);
  if (form.method === "post") return { url, body: fields };
  url.search = `${fields}`;
  return { url };
}

/** What moves to the conversation's side of a wide screen, and up from the edge of a narrow one. */
function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "give-panel";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "rz-dialog-close";
  close.textContent = document.documentElement.dataset.closeText ?? "×";
  close.addEventListener("click", () => dialog.close());
  dialog.append(close);
  return dialog;
}

/**
 * Choosing a GIF or a gift over the conversation, as their pages show it: what is typed stays in its box, Escape, Back and
 * the space beside it close it. `onSent`: the conversation has one message more. Whatever does not come is what the page
 * itself says.
 */
export async function openGivePanel(href: string, onSent: () => void): Promise<void> {
  const dialog = makeDialog();
  let isBusy = false;
  let isClosed = false;
  const { pathname } = location;
  /** Nobody waits for it any more: it was closed, or another conversation is shown. */
  const isUnwanted = () => isClosed || location.pathname !== pathname;

  const go = async (asked: Asked): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    document.dispatchEvent(new Event("rz-wait"));
    try {
      const { url, piece } = await ask(asked);
      // What became of something that was sent is said wherever the member is; it names for whom it was.
      if (!asked.body && isUnwanted()) return;
      if (piece) show(piece);
      else if (asked.body && url.pathname.startsWith("/chats/")) sent();
      else location.assign(url);
    } catch {
      if (!asked.body) {
        if (isUnwanted()) return;
        if (await isReachable()) location.assign(asked.url);
        else sayFailed();
      }
      // The key lets it happen once, whoever sends it.
      else if (!(await sendByForm({ ...asked, body: asked.body }))) sayFailed();
    } finally {
      isBusy = false;
      document.dispatchEvent(new Event("rz-done"));
    }
  };

  const show = (piece: Element) => {
    dialog.querySelector(`[data-piece=${PIECE}]`)?.remove();
    const fresh = document.importNode(piece, true);
    dialog.append(fresh);
    const heading = fresh.querySelector("h1");
    dialog.setAttribute("aria-label", heading?.textContent ?? "");
    if (dialog.open) {
      dialog.scrollTop = 0;
      heading?.setAttribute("tabindex", "-1");
      heading?.focus();
      return;
    }
    isClosed = false;
    document.body.append(dialog);
    dialog.showModal();
    closeOnBack(dialog);
  };

  const sent = () => {
    onSent();
    const isElsewhere = isUnwanted();
    dialog.close();
    if (isElsewhere) return;
    document.querySelector(".attach")?.removeAttribute("open");
    document.getElementById("text")?.focus();
  };

  const sayFailed = () => {
    const line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.textContent = document.documentElement.dataset.failedText ?? "";
    const heading = dialog.querySelector("h1");
    if (heading && dialog.open) heading.after(line);
    else show(line);
  };

  dialog.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void go(askedBy(event.target, event.submitter));
  });
  dialog.addEventListener("click", (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    // Enter in a field clicks its button at no place at all.
    if (event.target === dialog && event.detail > 0 && (x < left || x > right || y < top || y > bottom))
      return dialog.close();
    const link = followedLink(event);
    if (!link) return;
    if (link.hash && link.pathname === location.pathname) {
      // No entry for Back: a mood is a place in the panel.
      event.preventDefault();
      dialog.querySelector(link.hash)?.scrollIntoView();
    } else if (link.pathname === new URL(href, location.href).pathname) {
      event.preventDefault();
      void go({ url: new URL(link.href) });
    }
  });
  dialog.addEventListener("close", () => {
    isClosed = true;
    dialog.remove();
  });
  await go({ url: new URL(href, location.href) });
}
