import { loadElements } from "./element-loader";

/** All `[data-piece="name"]` below `root`, in document order. */
export function findPieces(root: ParentNode, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`)];
}

/** A copy of a node of an answered page, owned by this document. Scripts in it do not run. */
export function adopt<T extends Element>(node: T, from: URL): T {
  const copy = document.importNode(node, true);
  // A form without an action posts to the page it stands on, which is no longer the page it came from.
  for (const one of [copy, ...copy.querySelectorAll("form")]) {
    if (one.matches("form:not([action])")) one.setAttribute("action", from.pathname + from.search);
  }
  loadElements(copy);
  return copy;
}
