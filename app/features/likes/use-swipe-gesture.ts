import { type RefObject, useEffect } from "react";

/** Share of the card's width after which letting go decides. */
const DECIDES_AT = 0.3;
/** Movement below this is a tap, which opens the profile. */
const TAP_PX = 8;
const MAX_TURN_DEG = 8;

type Decision = "like" | "pass";

/**
 * Decides by dragging the card or by an arrow key; the buttons of the form do the same without scripts (LIKE-05).
 * `profile` is whose card it is: the next one is another element.
 */
export function useSwipeGesture(
  card: RefObject<HTMLElement>,
  profile: number,
  decide: (decision: Decision) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another profile's card is another element
  useEffect(() => {
    const element = card.current;
    if (!element) return;
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
      element.setPointerCapture(event.pointerId);
      const turn = Math.max(-1, Math.min(1, moved / element.offsetWidth)) * MAX_TURN_DEG;
      element.dataset.dragged = moved > 0 ? "like" : "pass";
      element.style.transform = `translateX(${moved}px) rotate(${turn}deg)`;
    };
    const onUp = () => {
      if (startX === undefined) return;
      startX = undefined;
      element.style.transform = "";
      delete element.dataset.dragged;
      if (Math.abs(moved) > element.offsetWidth * DECIDES_AT) decide(moved > 0 ? "like" : "pass");
    };
    const onClick = (event: MouseEvent) => {
      if (Math.abs(moved) >= TAP_PX) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest("input,select,textarea")) return;
      if (event.key === "ArrowRight") decide("like");
      else if (event.key === "ArrowLeft") decide("pass");
    };
    const onDragStart = (event: Event) => event.preventDefault();

    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    element.addEventListener("click", onClick, true);
    element.addEventListener("dragstart", onDragStart);
    document.addEventListener("keydown", onKey);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("dragstart", onDragStart);
      document.removeEventListener("keydown", onKey);
    };
  }, [card, profile, decide]);
}
