/** The only place where addresses are built; a test proves that each matches a route of app/routes.ts. */

type Query = Record<string, string | number | undefined>;

/** A mailed link's code, or the page after it did its work. */
type MailedLink = { code?: string; done?: number };

function withQuery(path: string, query?: Query): string {
  if (!query) return path;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** How the addresses of this site begin; a test holds it against app/routes.ts. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  "",
  "login",
  "logout",
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
  "ui",
  "withdraw",
  "notice",
  "remove-picture",
]);

/** Whether an address of another's making begins as one of ours: an encoded separator or another name does not. */
export function isOwnPath(pathname: string): boolean {
  return FIRST_SEGMENTS.has(pathname.split("/", 2)[1] ?? "") && !/%(2f|5c|00)/i.test(pathname);
}

export const paths = {
  home: () => "/",
  login: (query?: { next?: string; kept?: string }) => withQuery("/login", query),
  logout: () => "/logout",
  signup: (query?: Query) => withQuery("/signup", query),
  signupName: () => "/signup/name",
  completeSignup: (query?: Query) => withQuery("/complete-signup", query),
  signupMatches: () => "/signup-matches",
  activate: (code: string) => withQuery("/activate", { code }),
  activateDone: (query?: Query) => withQuery("/activate/done", query),
  activateError: () => "/activate/error",
  resetPassword: (query?: { sent?: string }) => withQuery("/reset-password", query),
  resetPasswordDo: (query?: MailedLink) => withQuery("/reset-password/do", query),
  mailChangeDo: (query?: MailedLink) => withQuery("/mail-change/do", query),
  reactivate: (query?: { sent?: string }) => withQuery("/reactivate", query),
  reactivateDo: (query?: MailedLink) => withQuery("/reactivate/do", query),
  /** `until`: the day up to which the deletion can be taken back, YYYY-MM-DD. */
  accountDeleted: (query?: { until?: string }) => withQuery("/account-deleted", query),
  matchFinder: (query?: Query) => withQuery("/match-finder", query),
  members: (query?: Query) => withQuery("/members", query),
  member: (id: number, query?: { do?: string }) => withQuery(`/members/${id}`, query),
  /** Photos are counted from 1. */
  memberPhoto: (id: number, number = 1) => `/members/${id}/photos/${number}`,
  memberSignup: (id: number, query?: Query) => withQuery(`/members/${id}/signup`, query),
  memberChat: (id: number, query?: Query) => withQuery(`/members/${id}/chat`, query),
  likedMember: (id: number) => `/likes/m/${id}`,
  likes: (type?: string) => (type ? `/likes/${type}` : "/likes"),
  newLike: () => "/likes/new",
  likesUpdates: (type: string) => `/likes/${type}/updates`,
  swipeGame: () => "/swipe-game",
  chats: (query?: { page?: number; q?: string; unread?: 1 }) => withQuery("/chats", query),
  chatsUpdates: () => "/chats/updates",
  chat: (id: number, query?: Query) => withQuery(`/chats/${id}`, query),
  chatPhoto: (id: number, message: number) => `/chats/${id}/photos/${message}`,
  chatLink: (id: number, message: number, nth: number) => `/chats/${id}/links/${message}/${nth}`,
  chatCover: (id: number) => `/chats/${id}/cover`,
  chatOpened: (id: number) => `/chats/${id}/opened`,
  chatRemove: (id: number) => `/chats/${id}/remove`,
  chatUpdates: (profile: number, query?: Query) => withQuery(`/members/${profile}/chat/updates`, query),
  /** `section`: the part of the page to come back to. */
  profile: (section?: string) => (section ? `/profile#${section}` : "/profile"),
  settings: () => "/settings",
  memberReport: (id: number, query?: Query) => withQuery(`/members/${id}/report`, query),
  memberBlock: (id: number) => `/members/${id}/block`,
  memberGift: (id: number, query?: Query) => withQuery(`/members/${id}/gift`, query),
  memberGif: (id: number, query?: Query) => withQuery(`/members/${id}/gif`, query),
  gif: (name: string) => `/gifs/${name}`,
  icebreakers: (id: number) => `/members/${id}/icebreakers`,
  ownPhotos: (query?: { delete?: number }) => withQuery("/profile/photos", query),
  changePassword: () => "/settings/password",
  changeEmail: () => "/settings/email",
  blockedMembers: (query?: Query) => withQuery("/settings/blocked", query),
  ownData: () => "/settings/data",
  ownDataFile: () => "/settings/data.json",
  deleteAccount: () => "/settings/delete",
  notifications: (query?: Query) => withQuery("/notifications", query),
  dismissAlert: () => "/alerts/dismiss",
  credits: (query?: Query) => withQuery("/credits", query),
  repeatOrder: (query?: Query) => withQuery("/credits/repeat-order", query),
  package: (id: number, method?: string, query?: Query) =>
    withQuery(method ? `/credits/${id}/${method}` : `/credits/${id}`, query),
  directDebit: (query?: Query) => withQuery("/directdebit", query),
  paymentReturn: (query?: Query) => withQuery("/transactions/return", query),
  transactions: () => "/transactions",
  transaction: (id: number, query?: Query) => withQuery(`/transactions/${id}`, query),
  offer: () => "/offer",
  premium: (query?: Query) => withQuery("/premium", query),
  pricing: () => "/pricing",
  withdraw: (query?: Query) => withQuery("/withdraw", query),
  notice: (query?: Query) => withQuery("/notice", query),
  removePicture: () => "/remove-picture",
  complaints: (query?: Query) => withQuery("/complaints", query),
  language: (query?: Query) => withQuery("/lang-config", query),
  dataUse: (query?: Query) => withQuery("/data-use", query),
  entryWarning: () => "/entry-warning",
  sitemap: () => "/sitemap.xml",
  badges: () => "/badges",
  manifest: () => "/manifest.webmanifest",
  offline: () => "/offline",
  push: () => "/push",
  serviceWorker: () => "/sw-push.js",
  pushNews: () => "/push/news",
  pageHidden: () => "/page-hidden",
  staticPage: (name: string) => `/pages/${name}`,
} as const;
