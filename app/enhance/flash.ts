import { adopt, findPieces } from "./piece";

const STORAGE_KEY = "rz-flash";

/** Fills the flash regions in place: a live region that is replaced whole is not announced. */
export function swapFlash(answered: ParentNode, from: URL): boolean {
  const next = findPieces(answered, "flash");
  findPieces(document, "flash").forEach((old, index) => {
    const twin = next[index];
    if (!twin) return;
    for (const name of old.getAttributeNames()) if (!twin.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of twin.attributes) old.setAttribute(name, value);
    old.replaceChildren(...adopt(twin, from).childNodes);
  });
  return next.some((piece) => piece.textContent?.trim());
}

/** Says that the request may not have arrived, beside the form: nothing is sent again, nothing typed is lost. */
export function sayFailed(form: HTMLFormElement): void {
  const line = document.createElement("p");
  line.className = "rz-failed";
  line.setAttribute("role", "alert");
  line.textContent = document.documentElement.dataset.failedText ?? "";
  const dialog = form.closest("dialog");
  // The page behind an open dialog cannot be read, so the words go into the dialog.
  const region = findPieces(dialog ?? document, "flash")[0];
  if (region) {
    region.hidden = false;
    region.replaceChildren(line);
  } else {
    form.querySelector(":scope > .rz-failed")?.remove();
    form.prepend(line);
  }
}

/** Remembers the flash of an answer that is left for its own URL: the server shows it only once, and that was to us. */
export function carryFlash(answered: ParentNode): void {
  const piece = findPieces(answered, "flash").find((one) => one.textContent?.trim());
  try {
    if (piece) sessionStorage.setItem(STORAGE_KEY, piece.outerHTML);
  } catch {
    // Storage is off or full: the page is right without the words.
  }
}

/** Shows a carried flash on the page it was meant for, unless that page has one of its own. */
export function showCarriedFlash(): void {
  try {
    const html = sessionStorage.getItem(STORAGE_KEY);
    if (!html) return;
    sessionStorage.removeItem(STORAGE_KEY);
    if (findPieces(document, "flash").some((one) => one.textContent?.trim())) return;
    swapFlash(new DOMParser().parseFromString(html, "text/html"), new URL(location.href));
  } catch {
    // Storage is off: there is nothing carried to show.
  }
}
