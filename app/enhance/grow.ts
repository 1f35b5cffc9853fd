import { EnhancedElement } from "./enhanced-element";

const MAX_LINES = 5;

/** `<rz-grow>` around a textarea: grows with its text to five lines where CSS `field-sizing` is missing. */
export default class Grow extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const area = this.querySelector("textarea");
    if (!area || CSS.supports("field-sizing", "content")) return;
    const resize = () => {
      const style = getComputedStyle(area);
      const px = (value: string) => Number.parseFloat(value) || 0;
      const linePx = px(style.lineHeight) || px(style.fontSize) * 1.2;
      const paddingPx = px(style.paddingTop) + px(style.paddingBottom);
      const borderPx = area.offsetHeight - area.clientHeight;
      area.style.height = "auto";
      const textPx = Math.min(area.scrollHeight - paddingPx, linePx * MAX_LINES);
      const isBorderBox = style.boxSizing === "border-box";
      area.style.height = `${textPx + (isBorderBox ? paddingPx + borderPx : 0)}px`;
    };
    this.addEventListener("input", resize, { signal });
    document.addEventListener("reset", () => setTimeout(resize), { signal });
    resize();
  }
}
