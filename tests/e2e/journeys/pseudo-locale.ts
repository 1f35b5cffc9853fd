import type { Page } from "@playwright/test";

/**
 * Makes every word on the page about 40 % longer, with accents, and puts brackets around every text: what no
 * translator has written yet must fit as well. Runs in the browser, so the site knows no such language. What members
 * wrote themselves stays as it is.
 */
function lengthenTexts(written: readonly string[]): void {
  const accents: Record<string, string> = { a: "å", e: "é", i: "î", o: "ö", u: "ü", y: "ÿ", n: "ñ", c: "ç" };
  const accented = (letter: string) => accents[letter] ?? letter;
  const vowel = /[aeiouy]/i;
  /** The brackets are two of the letters more. */
  const longer = (text: string) =>
    text.replace(/\S[\s\S]*\S|\S/, (inner) => {
      let owed = Math.max(Math.ceil(inner.length * 0.4) - 2, 0);
      const share = owed / Math.max(inner.match(/\p{L}/gu)?.length ?? 0, 1);
      const words = inner.replace(/\p{L}+/gu, (word) => {
        let mine = Math.min(Math.ceil(word.length * share), owed);
        owed -= mine;
        const letters = [...word].map((letter) => {
          const more = vowel.test(letter) ? Math.min(mine, 2) : 0;
          mine -= more;
          return accented(letter) + accented(letter.toLowerCase()).repeat(more);
        });
        return letters.join("") + "n".repeat(mine);
      });
      return `[${words}${"n".repeat(owed)}]`;
    });

  // No filter function: a browser without scripts calls none.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const node of found) {
    const text = node.textContent ?? "";
    // What a form would send must stay as it is; an option is drawn by the browser itself.
    if (node.parentElement?.closest("script, style, textarea, option, [translate=no]")) continue;
    if (/\p{L}{2}/u.test(text) && !written.some((one) => text.includes(one))) node.textContent = longer(text);
  }
}

/** What is cut off or hangs out of its box: one line each, empty on a sound page. Runs in the browser. */
function clippedTexts(written: readonly string[]): string[] {
  const SLACK_PX = 2;
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth;
  if (sideways > width) faults.push(`the page is ${sideways} px wide in a window of ${width} px`);

  const named = (element: Element) =>
    `${element.localName}${element.className && typeof element.className === "string" ? `.${element.className.replaceAll(" ", ".")}` : ""}`;
  /** Said to screen readers only, or closed. */
  const isUnseen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return getComputedStyle(at).display !== "contents";
      const { clipPath } = getComputedStyle(at);
      if (clipPath !== "none") return true;
    }
    return false;
  };
  const scrolls = (value: string) => value === "auto" || value === "scroll";

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest("script, style, textarea, option, svg"))
      continue;
    if (isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const line = range.getBoundingClientRect();
    if (line.width === 0) continue;
    const say = (how: string, at: Element) =>
      faults.push(`“${text.textContent?.trim().slice(0, 40)}” ${how} ${named(at)}`);
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "inline" || style.display === "contents") continue;
      if (style.textOverflow === "ellipsis" && style.overflowX !== "visible") {
        // The beginning of what somebody wrote is meant to end so.
        if (written.some((one) => text.textContent?.includes(one))) break;
        if (at.scrollWidth > at.clientWidth + 1) say("ends in three dots in", at);
        break;
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      const box = at.getBoundingClientRect();
      const isOut = line.left < box.left - SLACK_PX || line.right > box.right + SLACK_PX;
      const isCutBelow =
        style.overflowY !== "visible" &&
        (line.bottom > box.bottom + SLACK_PX || line.top < box.top - SLACK_PX);
      if (isOut || isCutBelow) {
        say(isOut ? "hangs out of" : "is cut off by", at);
        break;
      }
      if (style.position === "fixed") {
        if (line.left < -SLACK_PX || line.right > width + SLACK_PX) say("leaves the window in", at);
        break;
      }
    }
  }
  return [...new Set(faults)];
}

/** What does not fit on this page with longer words, at the window's width; `written`: names and messages of members. */
export async function misfitsOf(page: Page, written: readonly string[] = []): Promise<string[]> {
  await page.evaluate(lengthenTexts, written);
  return clippedOf(page, written);
}

/** The same with the words as they are. */
export function clippedOf(page: Page, written: readonly string[] = []): Promise<string[]> {
  return page.evaluate(clippedTexts, written);
}
