// Service worker of the site: neutral notifications, the page for being offline, files that never change.
// Nothing of a member is kept here: words and counts of a notification are asked for when it is shown.
const PAGES = "pages-1";
const ASSETS = "assets-1";
const MOST_ASSETS = 60;
const OFFLINE = "/offline";
const NEWS = "/push/news";
/** Small, and answered without asking anybody. */
const ALIVE = "/favicon.svg";

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage("").finally(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== PAGES && name !== ASSETS) await caches.delete(name);
  // The page is asked for while this worker starts, so that it costs nobody time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Without cookies, so that the kept page is nobody's. A redirected answer may not stand for a navigation: it is copied. */
async function keepOfflinePage(lang) {
  const query = lang ? `?lang=${encodeURIComponent(lang)}` : "";
  const answer = await fetch(OFFLINE + query, { credentials: "omit" });
  if (!answer.ok) return;
  const html = await answer.text();
  const pages = await caches.open(PAGES);
  await pages.put(OFFLINE, new Response(html, { headers: answer.headers }));
  const assets = await caches.open(ASSETS);
  await assets.addAll([...html.matchAll(/"(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (request.method === "GET") event.respondWith(pageOrOffline(event));
    else if (url.pathname === "/logout") event.waitUntil(forgetMember());
  } else if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (!kept) throw error;
    event.waitUntil(bringBack(event.resultingClientId));
    return kept;
  }
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
async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await assets.put(request, answer.clone());
    for (const old of (await assets.keys()).slice(0, -MOST_ASSETS)) await assets.delete(old);
  }
  return answer;
}

/** The next one at this device hears nothing of whoever logged out. */
async function forgetMember() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await self.registration.getNotifications()) shown.close();
  await self.navigator.clearAppBadge?.().catch(() => {});
}

self.addEventListener("message", (event) => {
  const { lang } = event.data ?? {};
  if (typeof lang === "string") event.waitUntil(keepOfflinePage(lang).catch(() => {}));
});

self.addEventListener("push", (event) => {
  event.waitUntil(onPush(event.data));
});

async function onPush(data) {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ type: "push" });
  const news = await readNews();
  if (news.badge !== undefined) await self.navigator.setAppBadge?.(news.badge).catch(() => {});
  await self.registration.showNotification(news.title, {
    body: news.body,
    tag: "news",
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { url: ownPath(pathOf(data)) ?? news.url },
  });
}

/** Counts and neutral words in the member's language; the name of the site alone when they cannot be had. */
async function readNews() {
  try {
    const answer = await fetch(NEWS, { credentials: "same-origin", redirect: "error" });
    const news = answer.ok && (await answer.json());
    if (news) return news;
  } catch {
    // Offline or garbled.
  }
  return { title: self.location.hostname, body: "", url: "/chats" };
}

function pathOf(data) {
  try {
    return data?.json()?.url;
  } catch {
    return undefined;
  }
}

/** Only an address of this site is opened, whatever a message says. */
function ownPath(path) {
  if (typeof path !== "string" || !URL.canParse(path, self.location.origin)) return undefined;
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search : undefined;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/chats"));
});

async function show(path) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
