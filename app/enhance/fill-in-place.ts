/**
 * Makes `old` hold what `fresh` holds. What has not changed stays the same element, told by its id where it moved, so
 * that the place, the focus and a menu that is open stay with it.
 */
export function fillInPlace(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  const focused = document.activeElement;
  const list = old.querySelector("ul");
  const freshList = fresh.querySelector("ul");
  const isList = list && freshList && list.parentElement === old;
  const [from, to] = isList ? [freshList, list] : [fresh, old];
  const kept = [...from.children].map((child) => {
    const known = child.id ? document.getElementById(child.id) : null;
    return known?.isEqualNode(child) ? known : child;
  });
  const at = focused?.closest("[id]")?.id;
  to.replaceChildren(...kept);
  if (!focused || document.activeElement === focused) return;
  const again = focused.isConnected ? focused : at && document.getElementById(at)?.querySelector("a");
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
