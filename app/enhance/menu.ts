import { EnhancedElement } from "./enhanced-element";

const ITEMS = "a[href],button:not(:disabled)";

function stepFrom(key: string, position: number, count: number): number | null {
  if (key === "ArrowDown") return (position + 1) % count;
  if (key === "ArrowUp") return position > 0 ? position - 1 : count - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** `<rz-menu>` around one `<details>`: closes as a menu does, and arrow keys move between its items. */
export class Menu extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const details = this.querySelector("details");
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;
    const close = () => {
      details.open = false;
    };
    details.addEventListener(
      "toggle",
      () => {
        if (!details.open) return;
        for (const other of document.querySelectorAll<HTMLDetailsElement>("rz-menu details[open]")) {
          if (!other.contains(details) && !details.contains(other)) other.open = false;
        }
      },
      { signal },
    );
    document.addEventListener("click", (event) => event.composedPath().includes(this) || close(), { signal });
    // Kept open, the menu would cover the page that comes back from the back/forward cache.
    addEventListener("pagehide", close, { signal });
    this.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !this.contains(relatedTarget)) close();
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !details.open || event.defaultPrevented) return;
        event.preventDefault();
        close();
        summary.focus();
      },
      { signal },
    );
    this.addEventListener("keydown", (event) => this.#move(event, details), { signal });
  }

  #move(event: KeyboardEvent, details: HTMLDetailsElement): void {
    const target = event.target as Element;
    const isOpening = !details.open && event.key.startsWith("Arrow");
    // Fields inside a menu keep their own arrow keys.
    if ((!details.open && !isOpening) || target.matches("input,select,textarea")) return;
    const items = [...details.querySelectorAll<HTMLElement>(ITEMS)];
    const next = stepFrom(event.key, items.indexOf(target as HTMLElement), items.length);
    if (next === null || !items.length) return;
    event.preventDefault();
    details.open = true;
    items[next]?.focus();
  }
}
