// Served instead of sw-push.js when an operator switches the service worker off: it takes itself away.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) await subscription.unsubscribe();
  await self.registration.unregister();
}
