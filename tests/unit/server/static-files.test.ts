import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HostEnv } from "#server/request-state";
import { staticFiles } from "#server/steps/static-files";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a file that is there and cannot be read is an error with its reason, no 404, and comes once it can be", async () => {
  const host = new Hono<HostEnv>().use(staticFiles(folder));
  const errors: Error[] = [];
  host.onError((error, c) => {
    errors.push(error);
    return c.text("failed", 500);
  });
  const picture = join(folder, "icon.png");
  await symlink(picture, picture);
  expect((await host.request("/icon.png")).status).toBe(500);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("ELOOP")]);
  await rm(picture);
  expect((await host.request("/icon.png")).status).toBe(404);
  await writeFile(picture, "drawn");
  expect((await host.request("/icon.png")).status).toBe(200);
});

test.each(["/assets/none.js", "/assets/", "/assets/a/b.js", `/assets/${"x".repeat(300)}.js`])(
  "%s is a 404 that nobody stores",
  async (path) => {
    const answer = await new Hono<HostEnv>().use(staticFiles(folder)).request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);
