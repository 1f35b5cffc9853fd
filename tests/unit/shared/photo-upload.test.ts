import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeHeic } from "#app/shared/photos/heic-decoder.server";
import {
  FILE_MAX_BYTES,
  isServerProblem,
  LONG_EDGE_PIXELS,
  OTHER_MAX_PIXELS,
  postedFiles,
  problemOf,
  safePicture,
} from "#app/shared/photos/photo-upload.server";
import * as made from "#tests/support/pictures";

const fileOf = (bytes: Buffer | string, type = "image/jpeg") =>
  new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type });

/** The picture that goes on, or a failed test. */
async function taken(bytes: Buffer | string) {
  const reading = await safePicture(fileOf(bytes));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.picture;
}

/** Names of the segments in front of the picture's data: metadata lives in APPn and COM. */
function segmentsOf(jpeg: Buffer): number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    markers.push(jpeg[at + 1] ?? 0);
  }
  return markers;
}

const GIF_SCRIPT = "GIF89a/*\u0000\u0000\u0000\u0000*/=1;alert(document.cookie)//";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
const PDF = "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript>>>>endobj";

test("SIGN-02 a member's photo keeps nothing of where and with what it was taken", async () => {
  const tagged = await made.taggedJpeg();
  const before = await sharp(tagged).metadata();
  expect([before.exif, before.xmp, before.icc].every((part) => part !== undefined)).toBe(true);
  expect(tagged.includes("CanaryPhone") && tagged.includes(made.CANARY_XMP)).toBe(true);

  const { jpeg } = await taken(tagged);
  const after = await sharp(jpeg).metadata();
  expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // JFIF alone: no EXIF, XMP, ICC, Photoshop or comment segment.
  expect(segmentsOf(jpeg).filter((marker) => marker > 0xe0 && marker <= 0xfe)).toEqual([]);
  expect(jpeg.includes("CanaryPhone") || jpeg.includes(made.CANARY_XMP) || jpeg.includes("Exif")).toBe(false);
});

test("SIGN-02 a photo taken sideways arrives upright", async () => {
  const { jpeg, width, height } = await taken(await made.sidewaysJpeg());
  expect([width, height]).toEqual([150, 200]);
  const colourAt = async (top: number) => {
    const pixel = await sharp(jpeg).extract({ left: 75, top, width: 1, height: 1 }).raw().toBuffer();
    return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? "red" : "blue";
  };
  expect([await colourAt(20), await colourAt(180)]).toEqual(["red", "blue"]);
});

test("SIGN-02 a photo in print colours arrives in those of screens", async () => {
  const cmyk = await made.cmykJpeg();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  const { jpeg } = await taken(cmyk);
  expect(await sharp(jpeg).metadata()).toMatchObject({ space: "srgb", channels: 3, format: "jpeg" });
});

test("SIGN-02 a large photo is made as large as a screen can show, a small one stays", async () => {
  const { width, height } = await taken(await made.jpeg(4000, 3000));
  expect([width, height]).toEqual([LONG_EDGE_PIXELS, LONG_EDGE_PIXELS * 0.75]);
  expect(await taken(await made.jpeg(300, 200))).toMatchObject({ width: 300, height: 200 });
});

test("SIGN-02 a photo of 48 megapixels, as phones take them, arrives no larger than a screen", async () => {
  const [width, height] = [8064, 6048];
  const photo = sharp({ create: { width, height, channels: 3, background: "#c8372d" } });
  const taking = await taken(await photo.jpeg({ quality: 40 }).toBuffer());
  expect([taking.width, taking.height]).toEqual([LONG_EDGE_PIXELS, LONG_EDGE_PIXELS * (height / width)]);
});

test("SIGN-02 markup behind a photo's end does not travel on", async () => {
  const tail = "<html><script>alert(document.cookie)</script></html>";
  const { jpeg } = await taken(Buffer.concat([await made.jpeg(), Buffer.from(tail)]));
  expect(jpeg.includes("<script") || jpeg.includes("<html")).toBe(false);
  expect(jpeg.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
});

test("SIGN-02 a file is taken for what it contains, not for its name or type", async () => {
  for (const bytes of [await made.png(), await made.picture().webp().toBuffer()]) {
    const reading = await safePicture(fileOf(bytes, "text/html"));
    expect(reading.ok && (await sharp(reading.picture.jpeg).metadata()).format).toBe("jpeg");
  }
});

test("SIGN-02 of a moving picture one still is taken", async () => {
  const frames = await Promise.all([made.png(120, 120), made.png(120, 120).then(inGrey)]);
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { jpeg, height } = await taken(gif);
  expect(height).toBe(120);
  expect((await sharp(jpeg).metadata()).pages).toBeUndefined();
});

test("SIGN-02 a moving picture of 200,000 frames, or of frames larger than it says, costs what one still may", async () => {
  for (const bomb of [made.gifBomb(200_000, 10), made.gifBomb(2, 65_000)]) {
    const before = process.memoryUsage().rss;
    const reading = await safePicture(fileOf(bomb));
    expect(reading.ok ? reading.picture.width : reading.problem).toSatisfy(
      (seen) => seen === 10 || seen === "not_a_picture",
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  }
});

const inGrey = (bytes: Buffer) => sharp(bytes).greyscale().png().toBuffer();

test("SIGN-02 see-through places become white, not black", async () => {
  const clear = { create: { width: 50, height: 50, channels: 4 as const, background: "#00000000" } };
  const { jpeg } = await taken(await sharp(clear).png().toBuffer());
  expect((await sharp(jpeg).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test.each<[string, () => Buffer | string | Promise<Buffer | string>, string]>([
  ["nothing at all", () => "", "empty"],
  ["one byte", () => "x", "not_a_picture"],
  ["20 MB", () => Buffer.alloc(20_000_000, 0xff), "too_large"],
  ["just more than may be", () => Buffer.alloc(FILE_MAX_BYTES + 1), "too_large"],
  ["a GIF's beginning and a script", () => GIF_SCRIPT, "not_a_picture"],
  [
    "a JPEG's beginning and a page",
    () => "\u00ff\u00d8\u00ff<html><script>1</script></html>",
    "not_a_picture",
  ],
  ["an SVG with a script", () => SVG, "not_a_picture"],
  ["a page", () => "<!doctype html><script>alert(1)</script>", "not_a_picture"],
  ["a PDF", () => PDF, "not_a_picture"],
  ["a program", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]), "not_a_picture"],
  ["a TIFF", () => made.picture().tiff().toBuffer(), "not_a_picture"],
  ["a HEIC's beginning", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "not_a_picture"],
  ["half of a HEIC", () => half(made.sidewaysHeic()), "not_a_picture"],
  ["a HEIC of 65535 × 65535 pixels", () => made.heicDeclaring(65_535, 65_535), "too_many_pixels"],
  ["half of a JPEG", async () => half(await made.jpeg()), "not_a_picture"],
  ["half of a PNG", async () => half(await made.png()), "not_a_picture"],
  ["a PNG's header alone", async () => (await made.png()).subarray(0, 40), "not_a_picture"],
  ["a JPEG of 65535 × 65535 pixels", () => made.jpegDeclaring(65_535, 65_535), "too_many_pixels"],
  ["a PNG of 65535 × 65535 pixels", () => made.pngDeclaring(65_535, 65_535), "too_many_pixels"],
  ["a PNG of 4 thousand million pixels' width", () => made.pngDeclaring(4_294_967_295, 1), "too_many_pixels"],
  ["a JPEG of no width", () => made.jpegDeclaring(0, 100), "not_a_picture"],
  ["a PNG bomb", () => made.pngBomb(10_000), "too_many_pixels"],
])("SIGN-02 %s is refused as what it is", async (_, bytes, problem) => {
  expect(await safePicture(fileOf(await bytes()))).toEqual({ ok: false, problem });
});

test("ACCT-02 an iPhone's HEIC photo becomes a JPEG, upright, and nothing of where it came from goes on", async () => {
  const heic = made.sidewaysHeic();
  expect(heic.includes("CanaryPhone")).toBe(true);
  const { jpeg, width, height } = await taken(heic);
  expect([width, height]).toEqual([150, 200]);
  expect(jpeg.includes("CanaryPhone")).toBe(false);
  const top = await sharp(jpeg).extract({ left: 20, top: 20, width: 100, height: 40 }).toBuffer();
  const [red, , blue] = (await sharp(top).stats()).channels;
  expect(red?.mean).toBeGreaterThan(240);
  expect(blue?.mean).toBeLessThan(15);
});

test("ACCT-02 a HEIC photo in an iPhone's wider colours has the same colours afterwards, not paler ones", async () => {
  const colour = async (heic: Buffer) => {
    const { channels } = await sharp((await taken(heic)).jpeg).stats();
    return channels.map(({ mean }) => Math.round(mean));
  };
  const [red = 0, green = 0, blue = 0] = await colour(made.wideGamutHeic());
  expect(red).toBeGreaterThan(248);
  expect(Math.max(green, blue)).toBeLessThan(12);
  // Bare, the same pixels are those of Display P3 for this red: a profile that is none changes nothing.
  const damaged = made.wideGamutHeic();
  damaged.write("xxxx", damaged.indexOf("acsp"), "latin1");
  expect((await colour(damaged))[1]).toBeGreaterThan(40);
});

test("ACCT-02 a HEIC photo that takes too long is given up, and one whose memory has a bound ends there", async () => {
  expect(await decodeHeic(made.sidewaysHeic(), { maxMs: 0 })).toBe("too_slow");
  expect(await decodeHeic(made.flatHeic(), { maxMemoryBytes: 20_000_000 })).toBe("too_many_pixels");
  expect(await decodeHeic(made.flatHeic())).toMatchObject({ width: 2400, height: 1800 });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

test("SIGN-02 a picture that is too large is refused by its header, not after it was read", async () => {
  const bomb = made.pngBomb(16_000);
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  expect(await safePicture(fileOf(bomb))).toEqual({ ok: false, problem: "too_many_pixels" });
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  // The largest one that is read stays readable.
  const edge = Math.floor(Math.sqrt(OTHER_MAX_PIXELS));
  expect((await safePicture(fileOf(made.pngBomb(edge)))).ok).toBe(true);
});

test("SIGN-02 more pictures at once than can wait are told so instead of filling the memory", async () => {
  const file = fileOf(await made.jpeg());
  const readings = await Promise.all(Array.from({ length: 78 }, () => safePicture(file)));
  expect(readings.filter((reading) => !reading.ok && reading.problem === "busy").length).toBe(14);
  expect((await safePicture(file)).ok).toBe(true);
});

test("SIGN-02 a picture that takes us too long is not called no picture", async () => {
  const size = 6_000;
  const huge = sharp({ create: { width: size, height: size, channels: 3, background: "#808080" } });
  // Hours of work, given up after the shortest time that the library knows.
  const endless = huge.median(201).timeout({ seconds: 1 }).raw().toBuffer();
  const timeout = await endless.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problemOf(timeout)).toBe("too_slow");
  expect(problemOf(new Error("VipsJpeg: premature end of JPEG image"))).toBe("not_a_picture");
  expect([isServerProblem("too_slow"), isServerProblem("busy"), isServerProblem("heic")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("SIGN-02 a field without a chosen file has none, and a name is shown without tricks", () => {
  const form = new FormData();
  form.append("photo", new File([], ""));
  form.append("photo", "typed by hand");
  expect(postedFiles(form, "photo")).toEqual([]);
  form.append("photo", new File(["x"], "C:\\Users\\me\\..\\b\u202egpj.\u0000exe"));
  form.append("photo", new File([], `${"n".repeat(200)}.jpg`));
  expect(postedFiles(form, "photo").map(({ name }) => name)).toEqual(["bgpj.exe", `${"n".repeat(80)}…`]);
});
