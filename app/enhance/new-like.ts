import { fetchPage } from "./answered-page";
import { describeRequest } from "./form-request";
import { MODAL } from "./modal";
import { adopt, findPieces } from "./piece";

/** Likes are asked for anew this long after `auto-like.php` was asked (SPEC §7). */
const RELOAD_AFTER_MS = 500;

/** A like is shown once a page, however often it is counted. */
const shown = new Set<string | undefined>();

function isOccupied(): boolean {
  const field = document.activeElement;
  return document.querySelector(MODAL) !== null || field?.matches("input,textarea,select") === true;
}

/**
 * Shows the match overlay of the page at `url`; where it has none, sends its form, which asks for a profile. Resolves
 * to false when it has to be tried again: a dialog is open, or somebody is typing.
 */
export async function showNewLike(url: string): Promise<boolean> {
  if (isOccupied()) return false;
  let answer = await fetchPage(url);
  const form = answer.document?.querySelector<HTMLFormElement>("form[data-ask-like]");
  const request = form && describeRequest(form, null);
  if (request) {
    answer = await fetchPage(request.url, { method: request.method, body: request.body ?? null });
    setTimeout(() => document.dispatchEvent(new Event("rz-likes-reload")), RELOAD_AFTER_MS);
  }
  const overlay = answer.document && findPieces(answer.document, "overlay")[0];
  if (!overlay || shown.has(overlay.dataset.profile)) return true;
  if (isOccupied()) return false;
  const copy = adopt(overlay, answer.url);
  copy.addEventListener("close", () => copy.remove(), true);
  shown.add(overlay.dataset.profile);
  document.body.append(copy);
  return true;
}
