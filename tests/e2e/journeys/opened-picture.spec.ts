import { expect, test } from "./strict-test";
import { theSite } from "./the-site";

test("PROF-04 a photo or a film opened by itself is shown as the browser shows it, without a complaint", {
  tag: "@plain",
}, async ({ page, scripts: _ }) => {
  await page.goto("/");
  const film = await page.request.get("/landers/video").then((answer) => answer.text());
  const addresses = [
    "/media/m/2/1-240.webp",
    "/favicon.svg",
    /\/assets\/[\w.-]+\.webm/.exec(film)?.[0],
  ].filter((address) => address !== undefined);
  for (const address of addresses) {
    const answer = await page.goto(`${theSite.origin}${address}`);
    expect(answer?.status(), address).toBe(200);
  }
  // What stays open is looked at for accessibility: a page of ours.
  await page.goto("/");
  expect(addresses.length).toBeGreaterThan(1);
});
