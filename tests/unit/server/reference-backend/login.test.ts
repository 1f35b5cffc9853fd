import { afterAll, beforeAll, expect, test } from "vitest";
import { ReferenceSite } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

test("AUTH-01 a member logs in with any spelling of the address and gets an HttpOnly cookie for /api", async () => {
  const visitor = site.visitor();
  const answer = await visitor.login("Free@Demo.example");
  expect(answer.status).toBe(200);
  expect(answer.body.user.profile.name).toBe("Robin");
  expect(answer.cookies).toHaveLength(1);
  expect(answer.cookies[0]).toMatch(
    /^auth\.session=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax$/,
  );
  const { body } = await visitor.get("/api/user.php");
  expect(body.user.profile.name).toBe("Robin");
  expect(body.totals).toEqual({ unread_messages: 0, new_likes: 0 });
});

test("AUTH-02 after logout the old cookie is worth nothing", async () => {
  const member = await site.member("free@demo.example");
  const before = member.cookie;
  const answer = await member.get("/api/logout.php");
  expect(answer.cookies[0]).toMatch(/^auth\.session=; Max-Age=0; Path=\/api/);
  member.cookie = before;
  expect((await member.get("/api/user.php")).body.user).toBeNull();
});

test("a visitor on a members' call gets a 403 with authentication_required", async () => {
  const answer = await site.visitor().get("/api/chats.php");
  expect(answer.status).toBe(403);
  expect(answer.body.authentication_required).toBe(true);
});

test("AUTH-01 five wrong passwords block the account for fifteen minutes, for the right password too", async () => {
  const visitor = site.visitor();
  for (let time = 1; time <= 5; time++) {
    expect((await visitor.login("premium@demo.example", "wrong")).body.error).toBe("login_failed");
  }
  const blocked = await visitor.login("premium@demo.example");
  expect(blocked.status).toBe(429);
  expect(blocked.body).toEqual({ error: "too_many_attempts", minutes: 15 });
  expect((await visitor.login("free@demo.example")).status).toBe(200);

  site.aheadMs += 14.5 * 60_000;
  expect((await visitor.login("premium@demo.example")).body.minutes).toBe(1);
  site.aheadMs += 60_000;
  expect((await visitor.login("premium@demo.example")).status).toBe(200);
});

test("AUTH-01 an address without an account is refused and blocked exactly like one with an account", async () => {
  const visitor = site.visitor();
  for (let time = 1; time <= 5; time++) {
    expect((await visitor.login("nobody@example.org", "wrong")).status).toBe(401);
  }
  expect((await visitor.login("nobody@example.org", "wrong")).status).toBe(429);
});

test("AUTH-01 twenty wrong passwords at once get no more tries than five", async () => {
  const tries = Array.from({ length: 20 }, () => site.visitor().login("unconfirmed@demo.example", "wrong"));
  const statuses = (await Promise.all(tries)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test("AUTH-03 a reset link sets a new password once and ends every session", async () => {
  const member = await site.signUp("Forgetful");
  await site.visitor().post("/api/reset-password.php", { email: "FORGETFUL@example.org" });
  const code = await site.mailedCode("/reset-password/do");
  const change = { code, password: "another long one" };
  expect((await site.visitor().put("/api/reset-password.php", { code, password: "short" })).body.error).toBe(
    "password_invalid",
  );
  expect((await site.visitor().put("/api/reset-password.php", change)).status).toBe(200);
  expect((await site.visitor().put("/api/reset-password.php", change)).body.error).toBe("link_invalid");
  expect((await member.get("/api/user.php")).body.user).toBeNull();
  expect((await site.visitor().login("forgetful@example.org", "another long one")).status).toBe(200);
});

test("AUTH-03 the fourth reset mail of a day is refused, an unknown address always", async () => {
  await site.signUp("Resetter");
  const ask = () => site.visitor().post("/api/reset-password.php", { email: "resetter@example.org" });
  for (let time = 1; time <= 3; time++) expect((await ask()).status).toBe(200);
  expect((await ask()).body.error).toBe("too_many_resets");
  const unknown = await site.visitor().post("/api/reset-password.php", { email: "who@example.org" });
  expect(unknown.body.error).toBe("email_not_found");
});

test("a deleted account cannot log in, says so, and comes back by the mailed link", async () => {
  const member = await site.signUp("Leaver");
  const wrong = await member.delete("/api/account.php", { password: "not this one" });
  expect(wrong.body.error).toBe("old_password_wrong");
  const answer = await member.delete("/api/account.php", { password: "a long enough one" });
  expect(answer.status).toBe(200);
  const login = await site.visitor().login("leaver@example.org", "a long enough one");
  expect(login.body.error).toBe("pending_deletion");
  expect((await site.visitor().get(`/api/member.php?id=${member.id}`)).status).toBe(410);
  const code = await site.mailedCode("/reactivate/do");
  expect((await site.visitor().post("/api/reactivation.php", { code })).status).toBe(200);
  expect((await site.visitor().login("leaver@example.org", "a long enough one")).status).toBe(200);
});

test("AUTH-04 a new address counts from its link on, and the link says when it was used before", async () => {
  const member = await site.signUp("Mover");
  const change = { email: "moved@example.org", password: "a long enough one" };
  expect((await member.put("/api/email.php", change)).status).toBe(200);
  const code = await site.mailedCode("/mail-change/do");
  expect((await site.visitor().post("/api/mail-change.php", { code })).body.email).toBe("moved@example.org");
  expect((await site.visitor().post("/api/mail-change.php", { code })).body.error).toBe("link_used");
  expect((await site.visitor().login("moved@example.org", "a long enough one")).status).toBe(200);
});

test("mailed notification links work without a login and leave the other choices alone", async () => {
  await site.signUp("Quiet");
  const code = await site.mailedCode("/notifications");
  const save = { code, notifications: { news: false } };
  expect((await site.visitor().put("/api/notifications.php", save)).status).toBe(200);
  const { body } = await site.visitor().get(`/api/notifications.php?code=${code}`);
  expect(body.notifications).toMatchObject({ news: false, like: true });
  expect((await site.visitor().get("/api/notifications.php")).body.error).toBe("link_invalid");
});

test("a session ends after thirty days, an activation link after seven", async () => {
  const member = await site.signUp("Late", { confirm: false });
  const code = await site.mailedCode("/activate");
  const before = site.aheadMs;
  site.aheadMs += 7 * 86_400_000 + 1000;
  expect((await site.visitor().post("/api/activation.php", { code })).body.error).toBe("link_invalid");
  expect((await member.get("/api/user.php")).body.user).not.toBeNull();
  site.aheadMs += 23 * 86_400_000;
  expect((await member.get("/api/user.php")).body.user).toBeNull();
  site.aheadMs = before;
});
