import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composeDrawing } from "#server/reference-backend/pictures/compose";
import { type DrawnPicture, drawPictures } from "#server/reference-backend/pictures/draw";
import { lookOf } from "#server/reference-backend/pictures/look";
import { type SeedMember, seedMembers } from "#server/reference-backend/seed/members";
import { SCENES } from "#server/reference-backend/seed/photos";

/** Of main photos and of the others. */
const WIDTHS = [160, 240, 360, 480, 600, 720];
const WIDTHS_OF_OTHERS = [240, 600];
const members = seedMembers(6, Date.UTC(2026, 10, 21));
let directory = "";
let drawn = new Map<string, DrawnPicture>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pictures-"));
  drawn = await drawPictures(members, directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function firstMember(): SeedMember {
  const [member] = members;
  if (member === undefined) throw new Error("no member was seeded");
  return member;
}

describe("drawn pictures", () => {
  test("exist for every photo of every member", () => {
    const tokens = members.flatMap((member) => member.photos.map((photo) => photo.token));
    expect([...drawn.keys()].sort()).toEqual(tokens.sort());
  });

  test("are WebP files of the promised widths, three to four", async () => {
    for (const { variants } of drawn.values()) {
      const isMain = variants[0]?.path.includes("/1-");
      expect(variants.map((variant) => variant.width)).toEqual(isMain ? WIDTHS : WIDTHS_OF_OTHERS);
      for (const { path, width } of variants) {
        const file = await sharp(join(directory, path)).metadata();
        expect(file).toMatchObject({ format: "webp", width, height: Math.round((width * 4) / 3) });
      }
    }
  });

  test("lie under a plain name for the main photo and under the token for the others", () => {
    for (const { id, photos } of members) {
      for (const [index, { token }] of photos.entries()) {
        const name = index === 0 ? "1" : token;
        expect(drawn.get(token)?.variants.map((variant) => variant.path)).toEqual(
          (index === 0 ? WIDTHS : WIDTHS_OF_OTHERS).map((width) => `m/${id}/${name}-${width}.webp`),
        );
      }
    }
  });

  test("know their size and a colour that is near their own mean", async () => {
    for (const { color, width, height, variants } of drawn.values()) {
      expect([width, height]).toEqual([variants.at(-1)?.width, (width * 4) / 3]);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const { channels } = await sharp(join(directory, variants[0]?.path ?? "")).stats();
      const value = Number.parseInt(color.slice(1), 16);
      for (const [index, shift] of [16, 8, 0].entries()) {
        expect(Math.abs((channels[index]?.mean ?? 0) - ((value >> shift) & 255))).toBeLessThan(12);
      }
    }
  });

  test("are light enough for a page of 24 on a slow network", async () => {
    for (const { variants } of drawn.values()) {
      expect((await readFile(join(directory, variants[0]?.path ?? ""))).length).toBeLessThan(8_000);
      expect((await readFile(join(directory, variants[1]?.path ?? ""))).length).toBeLessThan(20_000);
    }
  });

  test("are the same whenever they are drawn", () => {
    const member = firstMember();
    for (const { drawing } of member.photos) {
      expect(composeDrawing(member, drawing, 480)).toBe(composeDrawing(member, drawing, 480));
    }
  });

  test("differ between members", () => {
    const main = seedMembers(240, 0).flatMap((member) =>
      member.photos.slice(0, 1).map((photo) => composeDrawing(member, photo.drawing, 480)),
    );
    expect(new Set(main).size).toBe(240);
  });
});

test("every scene can be printed, in flat inks", async () => {
  const member = firstMember();
  for (const scene of SCENES) {
    const svg = composeDrawing(member, { scene, take: 1 }, 60);
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque, scene).toBe(true);
    expect(svg).not.toMatch(/Gradient|opacity/);
  }
});

test("the photos of one member are the same person in other crops and places", () => {
  for (const member of seedMembers(24, 0)) {
    const { skin, hair, ink } = lookOf(member);
    for (const { drawing } of member.photos) {
      const inks = composeDrawing(member, drawing, 60).match(/#[0-9a-f]{6}/g);
      expect(inks).toEqual(expect.arrayContaining([skin, hair, ink]));
    }
    const scenes = member.photos.map(({ drawing }) => drawing.scene);
    expect(new Set(scenes).size).toBe(scenes.length);
  }
});

test("the faces come from a set in the public domain", async () => {
  const licence = await readFile("node_modules/@dicebear/lorelei/LICENSE", "utf8");
  expect(licence).toContain("CC0 1.0");
});
