/**
 * One function an address, each with a name of its own: scripts carry the few that they build
 * (docs/decisions/0106). Everywhere they are called `paths.members()`.
 */

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

export const home = () => "/";
export const login = (query?: { next?: string; kept?: string }) => withQuery("/login", query);
export const logout = () => "/logout";
export const ageCheck = (query?: { next?: string }) => withQuery("/age-check", query);
export const signup = (query?: Query) => withQuery("/signup", query);
export const signupName = () => "/signup/name";
export const completeSignup = (query?: Query) => withQuery("/complete-signup", query);
export const signupMatches = () => "/signup-matches";
export const activate = (code: string) => withQuery("/activate", { code });
export const activateDone = (query?: Query) => withQuery("/activate/done", query);
export const activateError = () => "/activate/error";
export const resetPassword = (query?: { sent?: string }) => withQuery("/reset-password", query);
export const resetPasswordDo = (query?: MailedLink) => withQuery("/reset-password/do", query);
export const mailChangeDo = (query?: MailedLink) => withQuery("/mail-change/do", query);
export const reactivate = (query?: { sent?: string }) => withQuery("/reactivate", query);
export const reactivateDo = (query?: MailedLink) => withQuery("/reactivate/do", query);
/** `until`: the day up to which the deletion can be taken back, YYYY-MM-DD. */
export const accountDeleted = (query?: { until?: string }) => withQuery("/account-deleted", query);
export const matchFinder = (query?: Query) => withQuery("/match-finder", query);
export const members = (query?: Query) => withQuery("/members", query);
export const member = (id: number, query?: { do?: string }) => withQuery(`/members/${id}`, query);
/** Photos are counted from 1. */
export const memberPhoto = (id: number, number = 1) => `/members/${id}/photos/${number}`;
export const memberSignup = (id: number, query?: Query) => withQuery(`/members/${id}/signup`, query);
export const memberChat = (id: number, query?: Query) => withQuery(`/members/${id}/chat`, query);
export const likedMember = (id: number) => `/likes/m/${id}`;
export const likes = (type?: string) => (type ? `/likes/${type}` : "/likes");
export const newLike = () => "/likes/new";
export const likesUpdates = (type: string) => `/likes/${type}/updates`;
export const swipeGame = () => "/swipe-game";
export const chats = (query?: { page?: number; q?: string; unread?: 1 }) => withQuery("/chats", query);
export const chatsUpdates = () => "/chats/updates";
export const chat = (id: number, query?: Query) => withQuery(`/chats/${id}`, query);
export const chatPhoto = (id: number, message: number) => `/chats/${id}/photos/${message}`;
export const chatLink = (id: number, message: number, nth: number) => `/chats/${id}/links/${message}/${nth}`;
export const chatCover = (id: number) => `/chats/${id}/cover`;
export const chatOpened = (id: number) => `/chats/${id}/opened`;
export const chatRemove = (id: number) => `/chats/${id}/remove`;
export const chatUpdates = (profile: number, query?: Query) =>
  withQuery(`/members/${profile}/chat/updates`, query);
/** `section`: the part of the page to come back to. */
export const profile = (section?: string) => (section ? `/profile#${section}` : "/profile");
export const settings = () => "/settings";
export const memberReport = (id: number, query?: Query) => withQuery(`/members/${id}/report`, query);
export const memberBlock = (id: number, query?: { next?: string }) =>
  withQuery(`/members/${id}/block`, query);
export const memberGift = (id: number, query?: Query) => withQuery(`/members/${id}/gift`, query);
export const memberGif = (id: number, query?: Query) => withQuery(`/members/${id}/gif`, query);
export const gif = (name: string) => `/gifs/${name}`;
export const icebreakers = (id: number) => `/members/${id}/icebreakers`;
export const ownPhotos = (query?: { delete?: number }) => withQuery("/profile/photos", query);
export const changePassword = () => "/settings/password";
export const changeEmail = () => "/settings/email";
export const blockedMembers = (query?: Query) => withQuery("/settings/blocked", query);
export const ownData = () => "/settings/data";
export const ownDataFile = () => "/settings/data.json";
export const deleteAccount = () => "/settings/delete";
export const notifications = (query?: Query) => withQuery("/notifications", query);
export const dismissAlert = () => "/alerts/dismiss";
export const credits = (query?: Query) => withQuery("/credits", query);
export const repeatOrder = (query?: Query) => withQuery("/credits/repeat-order", query);
const packageOf = (id: number, method?: string, query?: Query) =>
  withQuery(method ? `/credits/${id}/${method}` : `/credits/${id}`, query);
export const directDebit = (query?: Query) => withQuery("/directdebit", query);
export const paymentReturn = (query?: Query) => withQuery("/transactions/return", query);
export const transactions = () => "/transactions";
export const transaction = (id: number, query?: Query) => withQuery(`/transactions/${id}`, query);
export const offer = () => "/offer";
export const premium = (query?: Query) => withQuery("/premium", query);
export const pricing = () => "/pricing";
export const withdraw = (query?: Query) => withQuery("/withdraw", query);
export const notice = (query?: Query) => withQuery("/notice", query);
export const removePicture = () => "/remove-picture";
export const complaints = (query?: Query) => withQuery("/complaints", query);
export const language = (query?: Query) => withQuery("/lang-config", query);
export const dataUse = (query?: Query) => withQuery("/data-use", query);
export const entryWarning = () => "/entry-warning";
export const sitemap = () => "/sitemap.xml";
export const badges = () => "/badges";
export const manifest = () => "/manifest.webmanifest";
export const offline = () => "/offline";
export const push = () => "/push";
export const serviceWorker = () => "/sw-push.js";
export const pushNews = () => "/push/news";
export const pageHidden = () => "/page-hidden";
export const timeZone = () => "/time-zone";
export const staticPage = (name: string) => `/pages/${name}`;

export { packageOf as package };
