import { EnhancedElement } from "./enhanced-element";

/** Share of the card's width after which letting go decides. */
const DECIDES_AT = 0.3;
/** Movement below this is a tap, which opens the profile. */
const TAP_PX = 8;
const MAX_TURN_DEG = 8;

type Decision = "like" | "pass";

/**
 * `<rz-swipe>` around a card in a form: dragging it, or an arrow key, presses the form's button `like` or `pass`
 * (LIKE-05).
 */
export default class Swipe extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const card = this.firstElementChild;
    if (!(card instanceof HTMLElement)) return;
    let startX: number | undefined;
    let moved = 0;

    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      startX = event.clientX;
      moved = 0;
    };
    const onMove = (event: PointerEvent) => {
      if (startX === undefined) return;
      moved = event.clientX - startX;
      if (Math.abs(moved) < TAP_PX) return;
      card.setPointerCapture(event.pointerId);
      const turn = Math.max(-1, Math.min(1, moved / card.offsetWidth)) * MAX_TURN_DEG;
      card.dataset.dragged = moved > 0 ? "like" : "pass";
      card.style.transform = `translateX(${moved}px) rotate(${turn}deg)`;
    };
    const onUp = () => {
      if (startX === undefined) return;
      startX = undefined;
      card.style.transform = "";
      delete card.dataset.dragged;
      if (Math.abs(moved) > card.offsetWidth * DECIDES_AT) this.#decide(moved > 0 ? "like" : "pass");
    };
    const onClick = (event: MouseEvent) => {
      if (Math.abs(moved) >= TAP_PX) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest("input,select,textarea")) return;
      if (event.key === "ArrowRight") this.#decide("like");
      else if (event.key === "ArrowLeft") this.#decide("pass");
    };

    card.addEventListener("pointerdown", onDown, { signal });
    card.addEventListener("pointermove", onMove, { signal });
    card.addEventListener("pointerup", onUp, { signal });
    card.addEventListener("pointercancel", onUp, { signal });
    card.addEventListener("click", onClick, { signal, capture: true });
    card.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    document.addEventListener("keydown", onKey, { signal });
  }

  #decide(decision: Decision): void {
    this.closest("form")?.querySelector<HTMLButtonElement>(`button[name=${decision}]`)?.click();
  }
}
