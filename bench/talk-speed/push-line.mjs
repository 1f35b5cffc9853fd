// A push service of one device: what the operator sends there reaches the browser that was named, through DevTools.
import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import SqliteFile from "libsql";

/** Registers a device of the member with `email` in the backend's database, before the backend starts. */
export async function openPushLine(dataDir, email) {
  let deliver = () => {};
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(201).end();
      deliver();
    });
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const db = new SqliteFile(join(dataDir, "reference.db"));
  const idOf = (address) =>
    db.prepare("SELECT member_id AS id FROM accounts WHERE email = ?").get(address).id;
  const ids = { robin: idOf(email), alex: idOf("premium@demo.example") };
  const endpoint = `${origin}/device`;
  db.prepare(
    "INSERT INTO push_subscriptions (endpoint, member_id, subscription, created_at) VALUES (?, ?, ?, ?)",
  ).run(endpoint, ids.robin, JSON.stringify({ endpoint, keys }), Date.now());
  db.prepare("UPDATE accounts SET credits = 100000, free_messages_left = 1000 WHERE member_id IN (?, ?)").run(
    ids.robin,
    ids.alex,
  );
  db.close();
  return {
    origin,
    ids,
    /** From now on what is pushed arrives at the service worker of this page. */
    async leadTo(page, siteOrigin) {
      const session = await page.context().newCDPSession(page);
      const registration = new Promise((done) => {
        session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
          if (first) done(first.registrationId);
        });
      });
      await session.send("ServiceWorker.enable");
      const registrationId = await registration;
      deliver = () =>
        session
          .send("ServiceWorker.deliverPushMessage", { origin: siteOrigin, registrationId, data: "{}" })
          .catch(() => {});
    },
    close: () => server.close(),
  };
}
