import { expect, test } from "vitest";
import "#tests/support/matchers";
import { editJson } from "#tests/support/odd-php";
import { testSite } from "#tests/support/test-site";

const site = testSite();
const CHAT = "/members/3/chat";
/** Idle time of the test: both wait side by side. */
const TEN_SECONDS = { kind: "slow", headersMs: 10_000 } as const;

test("OPS-07 a message and a payment that PHP answers after 10 s are done, and the buyer is led on", async () => {
  const member = await site.member();
  const [chat, checkout] = [await member.get(CHAT), await member.get("/credits/2/visa")];
  site.proxy.rule("/api/message.php", TEN_SECONDS);
  site.proxy.rule("/api/payment.php", TEN_SECONDS);
  const [sent, ordered] = await Promise.all([
    member.send(chat, CHAT, { text: "PHP thinks for long" }),
    member.send(checkout, "/credits/2/visa", {}),
  ]);
  expect(sent.status).toBe(303);
  expect(ordered.status).toBe(303);
  expect(ordered.location).toContain("/sandbox/pay/");
  expect((await member.get(CHAT)).words).toContain("PHP thinks for long");
});

test("OPS-07 a search that takes 3 s is asked once and shown", async () => {
  site.proxy.rule("/api/members.php", { kind: "slow", headersMs: 3_000 });
  expect((await site.browser().get("/members")).status).toBe(200);
  expect(site.proxy.calls("/api/members.php")).toBe(1);
});

test("OPS-07 whoever waits for a payment is led on to the provider as soon as PHP knows its page", async () => {
  const member = await site.member();
  const bare = (payment: unknown) => ({ ...(payment as object), redirect_url: "" });
  site.proxy.rule(
    "/api/payment.php",
    editJson((json) => ({ ...json, payment: bare(json.payment) })),
  );
  const checkout = await member.get("/credits/3/visa");
  const ordered = await member.send(checkout, "/credits/3/visa", {});
  expect(ordered.location).toMatch(/^\/transactions\/\d+/);
  const waiting = await member.get(ordered.location ?? "");
  expect(waiting.text).not.toContain("/sandbox/pay/");
  site.proxy.reset();
  const known = await member.get(ordered.location ?? "");
  expect(known.text).toMatch(/<a [^>]*href="[^"]*\/sandbox\/pay\/[^"]*"[^>]*>/);
});
