/** The only place where addresses are built; a test proves that each matches a route of app/routes.ts. */
export * as paths from "./addresses";

/** How the addresses of this site begin; a test holds it against app/routes.ts. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  "",
  "login",
  "logout",
  "age-check",
  "signup",
  "complete-signup",
  "signup-matches",
  "activate",
  "reset-password",
  "mail-change",
  "reactivate",
  "account-deleted",
  "match-finder",
  "members",
  "landers",
  "pricing",
  "premium",
  "complaints",
  "pages",
  "likes",
  "swipe-game",
  "chats",
  "gifs",
  "profile",
  "settings",
  "notifications",
  "alerts",
  "credits",
  "directdebit",
  "transactions",
  "offer",
  "lang-config",
  "data-use",
  "entry-warning",
  "robots.txt",
  "sitemap.xml",
  "badges",
  "manifest.webmanifest",
  "offline",
  "push",
  "page-hidden",
  "time-zone",
  "ui",
  "withdraw",
  "notice",
  "remove-picture",
]);

/** Whether an address of another's making begins as one of ours: an encoded separator or another name does not. */
export function isOwnPath(pathname: string): boolean {
  return FIRST_SEGMENTS.has(pathname.split("/", 2)[1] ?? "") && !/%(2f|5c|00)/i.test(pathname);
}
