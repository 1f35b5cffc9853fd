/** Tells the loading bar that something is under way; the returned function says that it is over (once). */
export function startWaiting(): () => void {
  document.dispatchEvent(new Event("rz-wait"));
  return () => document.dispatchEvent(new Event("rz-done"));
}
