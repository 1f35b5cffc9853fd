import { closeOnBack } from "../browser/close-on-back";
import { leaveFor } from "../browser/leave-for";
import { followedLink } from "../browser/plain-click";
import { type AnsweredPage, fetchPage } from "./answered-page";
import { loadElements } from "./element-loader";
import { adopt, findPieces } from "./piece";
import { startWaiting } from "./waiting";

const underWay = new WeakSet<HTMLAnchorElement>();

function show(frame: HTMLElement, piece: HTMLElement, answer: AnsweredPage, link: HTMLAnchorElement): void {
  const dialog = document.createElement("dialog");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "rz-dialog-close";
  button.textContent = document.documentElement.dataset.closeText ?? "×";
  button.addEventListener("click", () => dialog.close());
  const content = adopt(piece, answer.url);
  const heading = content.querySelector("h1,h2,h3")?.textContent ?? link.textContent;
  dialog.setAttribute("aria-label", heading?.trim() ?? "");
  dialog.dataset.page = answer.url.pathname;
  dialog.append(button, content);
  if ("back" in piece.dataset) closeOnBack(dialog);
  // What somebody began to type is not lost by a slip beside the dialog.
  const lock = () => dialog.setAttribute("data-modal-lock", "");
  if ("lock" in piece.dataset) for (const begun of ["input", "submit"]) dialog.addEventListener(begun, lock);
  dialog.addEventListener("close", () => {
    frame.remove();
    if (document.activeElement === document.body) link.focus({ preventScroll: true });
  });
  frame.append(dialog);
  document.body.append(frame);
  loadElements(frame);
  dialog.showModal();
}

async function open(link: HTMLAnchorElement, name: string): Promise<void> {
  underWay.add(link);
  const stopWaiting = startWaiting();
  const frame = document.createElement("rz-dialog");
  // While the page is on its way: shown without this part, the dialog would close on Escape over what was typed.
  loadElements(frame);
  try {
    const answer = await fetchPage(link.href);
    const piece = answer.document && findPieces(answer.document, name)[0];
    const isHere = answer.url.pathname === new URL(link.href).pathname;
    if (piece && isHere) show(frame, piece, answer, link);
    else await leaveFor(link.href);
  } catch {
    // Offline or a broken answer: the browser itself goes there and says what is wrong.
    await leaveFor(link.href);
  } finally {
    underWay.delete(link);
    stopWaiting();
  }
}

/**
 * Opens `a[data-dialog="piece"]` as a dialog with that piece of the linked page; any failure follows the link. With
 * `data-dialog-on` only where that media condition holds. A piece with `data-back` is closed by Back. A piece with `data-lock` keeps its dialog open on backdrop
 * and Escape once something was typed into it.
 */
document.addEventListener("click", (event) => {
  const link = followedLink(event);
  if (!link?.dataset.dialog || !matchMedia(link.dataset.dialogOn ?? "all").matches) return;
  event.preventDefault();
  if (!underWay.has(link)) void open(link, link.dataset.dialog);
});
