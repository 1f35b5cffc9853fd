import type { Page } from "@playwright/test";

/** The smallest window, and text of double size at 1280. */
const HARDEST = [
  { name: "320 px", width: 320, text: "" },
  { name: "200 % text", width: 1280, text: "200%" },
];
/** By night also 1280 zoomed to 200 %, and where the bar moves to the top. */
const WAYS =
  process.env.WHOLE_MATRIX === "1"
    ? [...HARDEST, { name: "200 % zoom", width: 640, text: "" }, { name: "768 px", width: 768, text: "" }]
    : HARDEST;

/** What cannot be read without scrolling sideways, or not at all, one line each (WCAG 2.2, 1.4.4 and 1.4.10). */
export async function misfitsOf(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { name, width, text } of WAYS) {
    await page.setViewportSize({ width, height: 800 });
    for (const misfit of await page.evaluate(misfits, text)) found.push(`${name}: ${misfit}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page: what sticks out of it, and texts that are cut off. */
function misfits(text: string): string[] {
  const root = document.documentElement;
  root.style.fontSize = text;
  // What is far from view keeps the layout of another window until it comes near.
  for (const one of document.body.querySelectorAll<HTMLElement>("li, ul, section"))
    if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
  const found: string[] = [];
  const sticksOutPx = root.scrollWidth - root.clientWidth;
  const nameOf = (one: Element) =>
    `${one.localName}.${one.className} "${(one.textContent ?? "").trim().slice(0, 40)}"`;
  if (sticksOutPx > 0) {
    const guilty = [...document.body.querySelectorAll("*")].filter(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const inner = guilty.filter((one) => !guilty.some((other) => other !== one && one.contains(other)));
    found.push(`${sticksOutPx} px too wide: ${inner.slice(0, 3).map(nameOf).join("; ")}`);
  }
  for (const one of document.body.querySelectorAll<HTMLElement>("*")) {
    const hasText = [...one.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
      nodeType === Node.TEXT_NODE ? data?.trim() : false,
    );
    if (!hasText || one.closest("svg") || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    // Words for screen readers only.
    if (box.width <= 1 || box.height <= 1) continue;
    for (let around: HTMLElement | null = one; around && around !== document.body; ) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cutsX = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
      const cutsY = /hidden|clip/.test(overflowY) && !/ellipsis/.test(textOverflow);
      const isGone = edge.width <= 1 || edge.height <= 1;
      if (isGone || position === "fixed") break;
      if (around === one) {
        if (cutsX && one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${nameOf(one)}`);
      } else if ((cutsX && box.right > edge.right + 1) || (cutsY && box.bottom > edge.bottom + 1))
        found.push(`cut off by ${around.localName}.${around.className}: ${nameOf(one)}`);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      around = around.parentElement;
    }
  }
  return [...new Set(found)].slice(0, 5);
}
