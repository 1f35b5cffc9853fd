import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** What browsers send for a picture. */
const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const SAFARI_14 = "image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5";
const SAFARI_13 = "image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5";
const PHOTO = "/media/m/2/1-240.webp";
const ASSETS = readdirSync("build/client/assets");
const drawing = (name: string) =>
  `/assets/${ASSETS.find((one) => one.startsWith(name) && one.endsWith("webp"))}`;

async function pictureAt(path: string, accept: string | undefined) {
  const answer = await fetch(`${site.origin}${path}`, { headers: accept === undefined ? {} : { accept } });
  const { format, pages = 1 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  const { headers } = answer;
  return {
    type: headers.get("content-type"),
    vary: headers.get("vary") ?? "",
    cache: headers.get("cache-control"),
    format,
    pages,
  };
}

test.each([
  ["Chrome", CHROME, "webp"],
  ["Safari 14", SAFARI_14, "webp"],
  ["Safari 13, which has no WebP,", SAFARI_13, "jpeg"],
  ["a browser that sends */*", "*/*", "jpeg"],
])("REACH-05 %s sees photos and the site's own drawings", async (_who, accept, format) => {
  for (const path of [PHOTO, drawing("evening"), drawing("night-tall")]) {
    const picture = await pictureAt(path, accept);
    expect(picture).toMatchObject({ type: `image/${format}`, format });
    expect(picture.vary).toContain("Accept");
    expect(picture.cache).toContain("immutable");
  }
});

test("REACH-05 a moving drawing is one file for every browser, small as it travels", async () => {
  const path = `/assets/${ASSETS.find((one) => /^hello-.*svg$/.test(one))}`;
  for (const accept of [CHROME, SAFARI_13]) {
    const answer = await fetch(`${site.origin}${path}`, { headers: { accept, "accept-encoding": "br" } });
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-encoding")).toBe("br");
  }
});

test("REACH-05 upstream learns which formats a browser shows, and nothing else of what it accepts", async () => {
  for (const accept of [CHROME, SAFARI_13, "image/avif,text/x-canary"]) await pictureAt(PHOTO, accept);
  const asked = site.proxy.requests(PHOTO).map(({ headers }) => headers.accept);
  expect(asked.slice(-3)).toEqual(["image/avif,image/webp,*/*", "*/*", "image/avif,*/*"]);
});

test("REACH-05 an operator's AVIF reaches who asked for it, with the operator's Vary", async () => {
  const body = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#804020" } })
    .avif()
    .toBuffer();
  site.proxy.rule("/media/x.webp", {
    kind: "answer",
    headers: { "content-type": "image/avif", vary: "Accept" },
    body: body.toString("latin1"),
  });
  const answer = await fetch(`${site.origin}/media/x.webp`, { headers: { accept: CHROME } });
  expect(answer.headers.get("content-type")).toBe("image/avif");
  expect(answer.headers.get("vary")).toBe("Accept");
});
