import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HostProcesses } from "#tests/support/host-process";
import { Browser } from "#tests/support/http-client";
import { answersPath, type PlainPhp, startPlainPhp } from "#tests/support/plain-php";
import { signupFields } from "#tests/support/start-site";
import { contractSuite } from "./contract-suite";

/** It sells nothing: what is asked about payments and codes is refused, as the contract declares. */
const REFUSED = new Set(["payments.create", "payments.read", "payments.discountCode"]);
const LOGIN = { email: "premium@demo.example", password: "rendez-demo" };

/** By the pages of Rendez and the link that PHP mails. */
async function leaveAndComeBack(browser: Browser, mailedCode: () => Promise<string>): Promise<void> {
  const account = { email: "plainnewcomer@example.org", password: "a long enough one" };
  const sure = await browser.submit("/settings/delete", { intent: "confirm" });
  const left = await browser.send(sure, "/settings/delete", { password: account.password });
  expect(left.location).toMatch(/^\/account-deleted\?until=/);
  expect((await browser.submit("/login", account)).status).not.toBe(303);
  const back = await browser.submit(
    "/reactivate/do",
    {},
    { at: `/reactivate/do?code=${await mailedCode()}` },
  );
  expect((await browser.follow(back)).status).toBe(200);
  expect((await browser.submit("/login", account)).status).toBe(303);
}

describe("OPS-13 examples/php, as much of the contract as it speaks:", () => {
  let php: PlainPhp | undefined;
  const origin = () => php?.origin ?? "";

  contractSuite(
    async () => {
      php = await startPlainPhp();
      return php;
    },
    ({ name, path }) => answersPath(path) && !REFUSED.has(name),
  );

  test("OPS-13 check-contract says yes to every call, a throw-away member's signup, letters and deletion too", () => {
    const args = [
      "build/cli/check-contract.js",
      "--origin",
      origin(),
      "--domain",
      "www.rendez.test",
      "--write",
    ];
    const env = { ...process.env, CHECK_EMAIL: LOGIN.email, CHECK_PASSWORD: LOGIN.password };
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/account\.delete +200 .* yes/);
  });

  test("OPS-13 behind Rendez members sign up, log in, search, like, write and read, and PHP complains of nothing", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "rendez-plain-php-"));
    const processes = new HostProcesses();
    try {
      const host = await processes.start({ UPSTREAM_ORIGIN: origin(), DATA_DIR: dataDir });
      const visitor = new Browser(host.origin, { headers: { "accept-language": "en" } });
      expect((await visitor.get("/")).words).toContain("Plain PHP");
      expect((await visitor.submit("/signup", signupFields("Plain Newcomer"))).status).toBe(303);
      const confirmed = await visitor.get(`/activate?code=${await php?.mailedCode()}`);
      expect((await visitor.follow(confirmed)).status).toBe(200);
      const member = new Browser(host.origin, { headers: { "accept-language": "en" } });
      expect((await member.submit("/login", LOGIN)).status).toBe(303);
      expect((await member.get("/members?country=DE")).words).toContain("Köln");
      expect((await member.submit("/members/4", { like: "4" })).status).toBe(303);
      expect((await member.submit("/members/4/chat", { text: "Grüße 💌" })).status).toBe(303);
      expect((await member.get("/members/4/chat")).words).toContain("Grüße 💌");
      for (const path of ["/members/4", "/likes", "/chats", "/profile", "/settings", "/pricing"])
        expect((await member.get(path)).status, path).toBe(200);
      expect((await member.submit("/logout", {}, { at: "/members" })).location).toBe("/");
      await leaveAndComeBack(visitor, async () => (await php?.mailedCode()) ?? "");
      expect(php?.complaints()).toBe("");
    } finally {
      processes.killAll();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
