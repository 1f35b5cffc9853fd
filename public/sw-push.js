// Service worker of the site: neutral notifications, the page for being offline, files that never change, and the last
// conversations of a member who allows it (docs/decisions/0112). Nothing else of a member is kept here: words and counts
// of a notification are asked for when it is shown. Written so that engines of 2018 can read it.
const PAGES = "pages-1";
const ASSETS = "assets-1";
const MOST_ASSETS = 60;
const OFFLINE = "/offline";
const NEWS = "/push/news";
const ZONE = "/time-zone";
/** Small, and answered without asking anybody. */
const ALIVE = "/favicon.svg";
/** Conversations of one login: the name ends with what its pages say in this header. */
const CHATS = "chats-";
const KEPT_FOR = "Kept-For";
const KEPT_AT = "Kept-At";
/** The addresses that the document stands for. */
const KEPT_AS = "Kept-As";
const MOST_CHATS = 10;
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** Messages come in a row: what they leave is fetched once, after the last. */
const CALM_MS = 2000;
const CHAT_PAGE = /^\/(?:chats|chats\/\d+|members\/\d+\/chat)$/;
const POLL = /^\/badges$|^(\/(?:chats|chats\/\d+|members\/\d+\/chat))\/(?:updates|opened)$/;
/** Where somebody removes a conversation or blocks its partner. */
const PARTING = /^(?:(\/chats\/\d+)\/remove|(\/members\/\d+)\/block)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage("").finally(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name !== PAGES && name !== ASSETS && !name.startsWith(CHATS)) await caches.delete(name);
  // The page is asked for while this worker starts, so that it costs nobody time.
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  await self.clients.claim();
  await tellZone("").catch(() => {});
}

/**
 * A page says which time zone the site knows of this device; the next one is then written in the right one. What it was
 * told and does not know it is not told again: that is remembered until a page knows the zone, for workers live shortly.
 */
async function tellZone(known) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (known === null || !timeZone) return;
  const pages = await caches.open(PAGES);
  if (timeZone === known) {
    await pages.delete(ZONE);
    return;
  }
  const told = await pages.match(ZONE);
  if (told && (await told.text()) === timeZone) return;
  const body = new URLSearchParams({ zone: timeZone });
  const answer = await fetch(ZONE, { method: "POST", body, credentials: "same-origin" });
  if (answer.status === 422) await pages.put(ZONE, new Response(timeZone));
}

/** Without cookies, so that the kept page is nobody's. A redirected answer may not stand for a navigation: it is copied. */
async function keepOfflinePage(lang) {
  const query = lang ? `?lang=${encodeURIComponent(lang)}` : "";
  const answer = await fetch(OFFLINE + query, { credentials: "omit" });
  if (!answer.ok) return;
  const html = await answer.text();
  const pages = await caches.open(PAGES);
  await pages.put(OFFLINE, new Response(html, { headers: answer.headers }));
  await keepStyles(html);
}

async function keepStyles(html) {
  const assets = await caches.open(ASSETS);
  for (const quoted of html.match(/"\/assets\/[^"]+\.css"/g) || []) {
    const path = quoted.slice(1, -1);
    if (!(await assets.match(path))) await assets.add(path);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const [, removed, blocked] = PARTING.exec(url.pathname) || [];
  if (request.method === "POST" && (removed || blocked))
    event.waitUntil(forgetParted(removed || `${blocked}/chat`).catch(() => {}));
  if (request.mode === "navigate") {
    if (request.method === "GET") event.respondWith(pageOrOffline(event));
    else if (url.pathname === "/logout") event.waitUntil(forgetMember());
  } else if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(event));
  } else if (keepsChats !== false && POLL.test(url.pathname)) {
    const [, page] = POLL.exec(url.pathname);
    if (request.method === "GET") event.respondWith(poll(event, page));
    else event.waitUntil(keepSoon(page).catch(() => {}));
  }
});

async function pageOrOffline(event) {
  const url = new URL(event.request.url);
  try {
    const page = (await event.preloadResponse) || (await fetch(event.request));
    event.waitUntil(heed(page.headers.get(KEPT_FOR), url).catch(() => {}));
    event.waitUntil(tellZone(page.headers.get("Told-Zone")).catch(() => {}));
    return page;
  } catch (error) {
    const kept = (await keptChat(url).catch(() => undefined)) || (await caches.match(OFFLINE));
    if (!kept) throw error;
    event.waitUntil(bringBack(event.resultingClientId));
    return kept;
  }
}

/** False once it was found that nobody lets conversations be kept: then their polls go past this worker. */
let keepsChats;

async function chatCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(CHATS));
  keepsChats = names.length > 0;
  return names;
}

/**
 * Every page says for which login conversations may be kept: what is there for another one goes, and all of it where the
 * page names nobody. A page that names none knows nothing about it.
 */
async function heed(login, url) {
  if (!login) return;
  const own = CHATS + login;
  for (const name of await chatCaches()) if (name !== own) await caches.delete(name);
  if (login === "nobody") {
    keepsChats = false;
    return;
  }
  const isNew = !(await caches.has(own));
  await caches.open(own);
  keepsChats = true;
  if (isNew) await keep("/chats");
  if (CHAT_PAGE.test(url.pathname)) await keep(url.pathname);
}

async function forgetParted(page) {
  for (const name of await chatCaches()) await forgetChat(await caches.open(name), page);
  await keepSoon("/chats");
}

/** Under both its addresses. */
async function forgetChat(chats, page) {
  const kept = await chats.match(page);
  const paths = kept ? kept.headers.get(KEPT_AS) : "";
  for (const path of (paths || page).split(" ")) await chats.delete(path);
}

async function forgetChats() {
  keepsChats = false;
  for (const name of await caches.keys()) if (name.startsWith(CHATS)) await caches.delete(name);
}

/** Goes on as it would without this worker; a login that ended is heeded, and news are kept. */
async function poll(event, page) {
  const answer = await fetch(event.request);
  if (keepsChats !== false) event.waitUntil(afterPoll(answer.clone(), page).catch(() => {}));
  return answer;
}

async function afterPoll(answer, page) {
  const [name] = await chatCaches();
  if (name === undefined) return;
  const isOver = answer.status === 401 || (answer.status === 200 && (await answer.text()) === "false");
  if (isOver) await forgetChats();
  else if (answer.status === 200 || !(page && (await (await caches.open(name)).match(page))))
    await keepSoon(page);
}

const latest = new Map();

async function keepSoon(page) {
  if (page === undefined || (await chatCaches()).length === 0) return;
  const turn = {};
  latest.set(page, turn);
  await new Promise((due) => setTimeout(due, CALM_MS));
  if (latest.get(page) !== turn) return;
  latest.delete(page);
  await keep(page);
}

/** What a page of conversations leaves for reading without a connection: a document of its own, without forms and pictures. */
async function keep(page) {
  const [name] = await chatCaches();
  if (name === undefined) return;
  // Opened before anything is asked for: what comes after a logout lands in a cache that nobody finds any more.
  const chats = await caches.open(name);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const address = `${page}/kept?zone=${encodeURIComponent(timeZone || "")}`;
  const answer = await fetch(address, { cache: "no-store", credentials: "same-origin", redirect: "error" });
  // Removed on another device, or its partner has gone.
  if ([403, 404, 410].includes(answer.status)) return forgetChat(chats, page);
  const keptAs = answer.ok && answer.headers.get(KEPT_AS);
  if (!keptAs || CHATS + answer.headers.get(KEPT_FOR) !== name) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  for (const path of keptAs.split(" ")) {
    // Put anew it is the last in line.
    await chats.delete(path);
    await chats.put(path, new Response(html, { headers }));
  }
  await dropOld(chats);
  await keepStyles(html);
}

/** The list stays; of conversations, by each of their two addresses, the last ones. */
async function dropOld(chats) {
  const paths = (await chats.keys()).map(({ url }) => new URL(url).pathname);
  for (const family of ["/chats/", "/members/"])
    for (const old of paths.filter((path) => path.startsWith(family)).slice(0, -MOST_CHATS))
      await chats.delete(old);
}

async function keptChat(url) {
  if (url.search || !CHAT_PAGE.test(url.pathname)) return undefined;
  for (const name of await chatCaches()) {
    const kept = await (await caches.open(name)).match(url.pathname);
    if (kept && Date.now() - Number(kept.headers.get(KEPT_AT)) < KEPT_MS) return kept;
  }
  return undefined;
}

/** Loads the page that could not be had as soon as the site answers again; its link does the same at once. */
async function bringBack(clientId) {
  for (const waitS of [1, 2, 2, 5, 5, 5, 10, 10, 10, 20, 20, 30, 30, 30]) {
    await new Promise((due) => setTimeout(due, waitS * 1000));
    const page = await self.clients.get(clientId);
    // Closed, or gone on by its link.
    if (!page) return;
    if (self.navigator.onLine === false) continue;
    const isThere = await fetch(ALIVE, { cache: "no-store", credentials: "omit" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return page.navigate(page.url).catch(() => {});
  }
}

/** Hashed names never change their content, so a kept file is as good as a new one. */
async function asset(event) {
  const { request } = event;
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  // A device without room keeps nothing, and shows the page all the same.
  if (answer.status === 200) event.waitUntil(keepAsset(request, answer.clone()).catch(() => {}));
  return answer;
}

async function keepAsset(request, answer) {
  const assets = await caches.open(ASSETS);
  await assets.put(request, answer);
  for (const old of (await assets.keys()).slice(0, -MOST_ASSETS)) await assets.delete(old);
}

/** The next one at this device hears nothing of whoever logged out. */
async function forgetMember() {
  await forgetChats();
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) await subscription.unsubscribe();
  for (const shown of await self.registration.getNotifications()) shown.close();
  if (self.navigator.clearAppBadge) await self.navigator.clearAppBadge().catch(() => {});
}

self.addEventListener("message", (event) => {
  const { lang } = event.data || {};
  if (typeof lang === "string") event.waitUntil(keepOfflinePage(lang).catch(() => {}));
});

self.addEventListener("push", (event) => {
  event.waitUntil(onPush(event.data));
});

async function onPush(data) {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ type: "push" });
  const news = await readNews();
  if (news.badge !== undefined && self.navigator.setAppBadge)
    await self.navigator.setAppBadge(news.badge).catch(() => {});
  await self.registration.showNotification(news.title, {
    body: news.body,
    tag: "news",
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { url: ownPath(pathOf(data)) || news.url },
  });
}

/** Counts and neutral words in the member's language; the name of the site alone when they cannot be had. */
async function readNews() {
  try {
    const answer = await fetch(NEWS, { credentials: "same-origin", redirect: "error" });
    const news = answer.ok && (await answer.json());
    if (news) return news;
  } catch (_offline) {
    // Offline or garbled.
  }
  return { title: self.location.hostname, body: "", url: "/chats" };
}

function pathOf(data) {
  try {
    return data.json().url;
  } catch (_none) {
    return undefined;
  }
}

/** Only an address of this site is opened, whatever a message says. */
function ownPath(path) {
  if (typeof path !== "string") return undefined;
  try {
    const url = new URL(path, self.location.origin);
    return url.origin === self.location.origin ? url.pathname + url.search : undefined;
  } catch (_none) {
    return undefined;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data || {};
  event.waitUntil(show(url || "/chats"));
});

async function show(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
