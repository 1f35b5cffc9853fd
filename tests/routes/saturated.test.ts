import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { SHED_MEMORY_PERCENT: "90" } });

test("a host with too much to do says so in the member's language, lets forms and files through, and is not ready", async () => {
  const member = await site.member("premium@demo.example", { headers: { "accept-language": "de" } });
  const chat = await member.get("/members/3/chat");
  const css = /href="(\/assets\/[^"]+\.css)"/.exec(chat.text)?.[1] ?? "";
  expect((await member.get("/readyz")).status).toBe(200);
  for (let interval = 0; interval < 5; interval += 1) site.vitals.pressure.sample(0.95);
  site.proxy.reset();
  const pages = await Promise.all(Array.from({ length: 20 }, () => member.get("/members")));
  const busy = pages.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(17);
  const [page] = busy;
  expect(page?.headers.get("retry-after")).toBe("5");
  expect(page?.headers.get("cache-control")).toBe("no-store");
  expect(page?.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page?.text).toMatch(/^<!DOCTYPE html><html lang="de/);
  expect(page?.words).toContain("Gerade ist sehr viel los");
  expect(page?.text).toContain(css);
  expect((await member.get(css)).status).toBe(200);
  const probe = await member.get("/readyz");
  expect([probe.status, probe.text]).toEqual([503, "saturated"]);
  expect((await member.get("/healthz")).status).toBe(200);
  const sent = await member.send(chat, "/members/3/chat", { text: "Trotz allem" });
  expect(sent.status).toBe(303);
  expect(site.proxy.calls("/api/message.php")).toBe(1);
  const text = site.vitals.text({
    sites: site.sites.numbers(),
    isReady: false,
  });
  expect(text).toMatch(/^rendez_shed_requests_total (\d+)$/m);
  for (let interval = 0; interval < 8; interval += 1) site.vitals.pressure.sample(0.2);
  expect((await member.get("/members")).status).toBe(200);
  expect((await member.get("/readyz")).status).toBe(200);
});

test("HOST-05 while many pages are made, health checks are answered in between and a message goes before pages that have not begun", async () => {
  // So many that most have not begun when the message comes; who has goes before it.
  const PAGES = 90;
  const member = await site.member("premium@demo.example");
  const chat = await member.get("/members/3/chat");
  let shown = 0;
  let checks = 0;
  const pages = Array.from({ length: PAGES }, async () => {
    const { status, text } = await member.get("/members");
    shown += 1;
    return status === 200 && text.includes("</html>");
  });
  const message = member
    .send(chat, "/members/3/chat", { text: "In the middle of it" })
    .then(({ status }) => [status, shown] as const);
  while (shown < PAGES) {
    expect((await site.browser().get("/healthz")).status).toBe(200);
    if (shown < PAGES) checks += 1;
  }
  expect(checks).toBeGreaterThan(3);
  const [status, shownBefore] = await message;
  expect(status).toBe(303);
  expect(shownBefore).toBeLessThan(PAGES);
  expect(await Promise.all(pages)).toEqual(Array(PAGES).fill(true));
});

test("the metrics count what members and PHP got, by route templates and endpoint names, and name nobody", async () => {
  const browser = site.browser({ headers: { "user-agent": "canary-agent" } });
  await browser.get("/members/2?ref=canary-ref");
  await browser.get("/canary-path");
  await browser.submit("/login", { email: "canary@example.org", password: "canary-password" });
  site.proxy.rule("/api/members.php", { kind: "answer", status: 500 });
  await browser.get("/members?country=canary-land");
  site.proxy.reset();
  const text = site.vitals.text({
    sites: site.sites.numbers(),
    isReady: true,
  });
  expect(text).toContain("# TYPE http_server_request_duration_seconds histogram");
  expect(text).toMatch(
    /^http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/members\/:id",http_response_status_code="200"\} [1-9]/m,
  );
  expect(text).toMatch(/http_route="\/members",http_response_status_code="502",error_type="502"\} 1$/m);
  expect(text).toMatch(/http_route="\/\*",http_response_status_code="404"/);
  expect(text).toMatch(
    /^http_client_request_duration_seconds_count\{http_request_method="POST",endpoint="user.login",http_response_status_code="\d+"/m,
  );
  expect(text).toMatch(/endpoint="members.search",http_response_status_code="500",error_type="500"\} 1$/m);
  expect(text).toMatch(/^http_server_active_requests 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_delay_p99_seconds 0$/m);
  expect(text).not.toMatch(/canary|example\.org|\/members\/2|127\.0\.0\.1/);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[^{}]*\})? [\d.e+-]+)$/);
});
