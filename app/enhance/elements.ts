/**
 * What few pages have: fetched where one stands, by tag or marked link. Without its file the HTML does its work.
 * Only main.ts imports this list: the elements reach the loader, never the list that names them.
 */
export const ON_DEMAND = {
  "rz-countdown": () => import("./countdown"),
  "rz-show-more": () => import("./show-more"),
  "rz-count": () => import("./count"),
  "rz-reveal": () => import("./reveal"),
  "rz-grow": () => import("./grow"),
  "rz-signup": () => import("./signup"),
  "rz-refresh": () => import("./refresh"),
  "rz-locate": () => import("./locate"),
  "rz-later": () => import("./later"),
  "rz-back": () => import("./back"),
  "rz-push": () => import("./push"),
  "rz-match": () => import("./match"),
  "rz-dialog": () => import("./dialog"),
  "rz-previews": () => import("./previews"),
  "rz-offer": () => import("./offer"),
  "rz-swipe": () => import("./swipe"),
  "rz-live": () => import("./live"),
  "rz-own-time": () => import("./own-time"),
  "a[data-dialog]": () => import("./dialog-link"),
};
