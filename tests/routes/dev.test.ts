import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentSecurityPolicy } from "#server/steps/security-headers";
import { DevServer } from "#tests/support/dev-server";

/** Long enough for a machine with much else to do: no verdict depends on speed (bench/dev.mjs measures it). */
const PATIENCE = { timeout: 180_000, interval: 100 };

let dev: DevServer;
let origin: string;

beforeAll(async () => {
  dev = await DevServer.start();
  await vi.waitUntil(() => dev.origin, PATIENCE);
  origin = dev.origin ?? "";
}, PATIENCE.timeout);
afterAll(() => dev.stop());

async function home(): Promise<string> {
  return (await fetch(origin)).text();
}

test("npm run dev answers the home page with the production policies", async () => {
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  const nonce = /nonce="(\w+)"/.exec(await page.text())?.[1] ?? "";
  const [outbox = ""] = /http:\/\/127[^/]+(?=\/outbox)/.exec(dev.output) ?? [];
  const policy = contentSecurityPolicy(nonce, { cdnOrigins: [], paymentOrigins: [outbox] });
  expect(page.headers.get("content-security-policy")).toBe(policy);
  const posted = await fetch(`${origin}/login`, {
    method: "POST",
    headers: { Origin: "https://other.test" },
  });
  expect(posted.status).toBe(403);
});

test(
  "a saved view and a saved server file are seen without a restart",
  async () => {
    await dev.edit("app/root.tsx", "<body>", '<body data-edited="view">');
    await vi.waitUntil(async () => (await home()).includes('data-edited="view"'), PATIENCE);
    await dev.edit("server/steps/security-headers.ts", '"DENY"', '"SAMEORIGIN"');
    const header = async () => (await fetch(origin)).headers.get("x-frame-options");
    await vi.waitUntil(async () => (await header()) === "SAMEORIGIN", PATIENCE);
    expect(await home()).toContain('data-edited="view"');
  },
  PATIENCE.timeout,
);

test(
  "broken code is told in the terminal, shown as the site's own error page, and mended by a save",
  async () => {
    const start = "export default function App() {";
    const mend = await dev.edit("app/root.tsx", start, `${start}\n  throw new Error("broken view");`);
    await vi.waitUntil(async () => (await fetch(origin)).status === 500, PATIENCE);
    expect(await home()).not.toContain("broken view");
    expect(dev.output).toMatch(/broken view[\s\S]+app\/root\.tsx:\d+/);
    await mend();
    await vi.waitUntil(async () => (await fetch(origin)).status === 200, PATIENCE);

    const complete = await dev.edit("app/root.tsx", start, "export default function App( {");
    await vi.waitUntil(async () => (await fetch(origin)).status === 500, PATIENCE);
    expect(await home()).toContain("An error has occurred.");
    await complete();
    await vi.waitUntil(async () => (await fetch(origin)).status === 200, PATIENCE);
  },
  PATIENCE.timeout,
);
