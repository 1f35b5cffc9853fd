import { expect, test } from "vitest";
import { shareOf } from "#app/features/profile/share.server";
import type { Site } from "#app/session/site";

const SITE = {
  name: "Rendez",
  cdn_prefix: "/media/",
  fictional: { singular: "fictional profile", plural: "fictional profiles", warning: undefined },
} as Site;

type Answer = Parameters<typeof shareOf>[1]["answer"];

const image = (match: string, status: string | undefined) => ({
  id: undefined,
  filename: undefined,
  thumb_filename: undefined,
  color: undefined,
  match,
  status,
  width: 1200,
  height: 1600,
  variants: [
    { match: `${match}-480`, width: 480 },
    { match: `${match}-960`, width: 960 },
  ],
});

function share(answer: Partial<Answer["profile"]>, photos: unknown[] = [], site = SITE) {
  return shareOf(
    { proto: "https", host: "meet.example" },
    {
      site,
      answer: { profile: { id: 7, name: "Anna", city: "Gent", ...answer }, photos } as unknown as Answer,
      title: "Anna, 31",
      photoOf: "Photo of {name}",
    },
  );
}

test("HOME-09 only active images are shared, the main one first, with whole addresses and sizes", () => {
  const main = image("a", "active");
  const { images } = share({ main_image: main }, [main, image("b", "pending"), image("c", "active")]);
  expect(images).toEqual([
    { url: "https://meet.example/media/a-960", width: 960, height: 1280, alt: "Photo of Anna" },
    { url: "https://meet.example/media/c-960", width: 960, height: 1280, alt: "Photo of Anna" },
  ]);
});

test.each(["pending", "rejected", "deleted", "", undefined])(
  "HOME-09 an image whose status is %j is never shared",
  (status) => {
    expect(share({ main_image: image("a", status) }, [image("b", status)]).images).toEqual([]);
  },
);

test("HOME-09 pictures of a CDN keep its address", () => {
  const site = { ...SITE, cdn_prefix: "https://cdn.example/p/" };
  expect(share({ main_image: image("a", "active") }, [], site).images[0]?.url).toBe(
    "https://cdn.example/p/a-960",
  );
});

test("HOME-09 PROF-03 a shared link to a fictional profile says so in its title and its text", () => {
  const { title, description } = share({ fictional: true });
  expect(title).toBe("Anna, 31 (fictional profile)");
  expect(description).toBe("fictional profile · Gent · Rendez");
  expect(share({ fictional: false }).title).toBe("Anna, 31");
});
