import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ByteBudget } from "#server/posts/budget";
import { boundaryOf, formOfFile, MAX_FIELDS } from "#server/posts/multipart-file";
import { isTooSlow, POST_PATIENCE } from "#server/posts/patience";
import { readBody } from "#server/posts/read-body";
import { openUploadFolder } from "#server/posts/upload-folder";
import { countFields } from "#server/steps/typed-fields";
import { multipart } from "#tests/support/pictures";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rendez-posts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { form: forForms, upload: forUploads } = POST_PATIENCE;

test.each([
  ["a photo of 3.5 MB at 60 KB a second, near its end", forUploads, 3_400_000, 57_000, false],
  ["a photo that has not begun in time", forUploads, 0, 21_000, true],
  ["a photo whose last byte is held back for long", forUploads, 100_000, 201_000, true],
  ["a photo that goes on for ever", forUploads, 900_000_000, 300_001, true],
  ["a form in time", forForms, 10, 29_000, false],
  ["a form that comes byte by byte", forForms, 60_000, 30_001, true],
])("SIGN-02 %s: whether it is broken off", (_, patience, bytes, elapsedMs, tooSlow) => {
  expect(isTooSlow(patience, bytes, elapsedMs)).toBe(tooSlow);
});

test("SIGN-02 bodies share one budget, of which nobody holds more than a share, and all of it comes back", () => {
  const budget = new ByteBudget(100, 60);
  expect(budget.take(60, "a")).toBe(true);
  expect(budget.take(1, "a")).toBe(false);
  expect(budget.take(41, "b")).toBe(false);
  expect(budget.take(40, "b")).toBe(true);
  budget.giveBack(60, "a");
  budget.giveBack(40, "b");
  expect(budget.taken).toBe(0);
  expect(budget.take(60, "b")).toBe(true);
});

function incoming() {
  return Object.assign(new PassThrough(), { complete: false }) as unknown as IncomingMessage & PassThrough;
}

test("SIGN-02 a body is read whole up to its limit, and one that breaks off or finds no room is known as that", async () => {
  const patience = { freeMs: 60_000, minBytesPerS: 0, maxMs: 60_000 };
  const read = async (max: number, room: number, end: (body: PassThrough) => void) => {
    const body = incoming();
    let held = 0;
    const keep = (piece: Buffer) => {
      held += piece.length;
      return held <= room;
    };
    const reading = readBody(body, { maxBytes: max, patience, keep });
    body.write(Buffer.alloc(60));
    end(body);
    return reading;
  };
  expect(await read(100, 100, (body) => body.end(Buffer.alloc(40)))).toBeUndefined();
  expect(await read(100, 100, (body) => body.write(Buffer.alloc(41)))).toBe("too_large");
  expect(await read(100, 80, (body) => body.write(Buffer.alloc(40)))).toBe("no_room");
  expect(await read(100, 100, (body) => body.destroy())).toBe("gone");
});

test("SIGN-02 a body whose last piece finds no room on the disk is not whole, though its end is known by then", async () => {
  const body = incoming();
  const patience = { freeMs: 60_000, minBytesPerS: 0, maxMs: 60_000 };
  const keep = () => new Promise<boolean>((told) => setTimeout(() => told(false), 20));
  const reading = readBody(body, { maxBytes: 100, patience, keep });
  body.end(Buffer.alloc(60));
  setTimeout(() => body.emit("end"), 1);
  expect(await reading).toBe("no_room");
});

test("SIGN-02 the sender waits while a piece is on its way to the disk, and the file goes in the end", async () => {
  const uploads = openUploadFolder(folder);
  const upload = await uploads.begin("192.0.2.1");
  const body = incoming();
  const patience = { freeMs: 60_000, minBytesPerS: 0, maxMs: 60_000 };
  const reading = readBody(body, { maxBytes: 1_000_000, patience, keep: upload.write });
  for (let piece = 0; piece < 10; piece += 1) body.write(Buffer.alloc(50_000, piece));
  body.end();
  expect(await reading).toBeUndefined();
  expect(uploads.budget.taken).toBe(500_000);
  expect(await readdir(join(folder, "uploads"))).toHaveLength(1);
  await upload.remove();
  expect(uploads.budget.taken).toBe(0);
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

/** A form as a browser writes it, on the disk. */
async function written(body: Buffer | string): Promise<string> {
  const path = join(folder, `post-${Math.random()}`);
  await writeFile(path, body);
  return path;
}

test("SIGN-02 of a form on the disk the texts and files are what was sent, wherever a read ends", async () => {
  // Line breaks and beginnings of the delimiter stand all over the files, one of them across a piece that is read.
  const nearly = Buffer.from("\r\n--\r\n------formdata-undici-0");
  for (const padding of [65_400, 65_450, 65_500, 65_536]) {
    const first = Buffer.concat([Buffer.alloc(padding, 13), nearly, Buffer.alloc(100, 10)]);
    const { headers, body } = await multipart({ about: "Zoë\nlikes tea", "__proto__[x]": "1", empty: "" }, [
      ['a "quoted"\n.jpg', first],
      ["b.jpg", Buffer.alloc(0)],
    ]);
    const form = await formOfFile(await written(body), boundaryOf(headers["content-type"]) ?? "");
    if (!(form instanceof FormData)) throw new Error(form);
    expect([...form.keys()]).toEqual(["about", "__proto__[x]", "empty", "photo", "photo"]);
    expect(form.get("about")).toBe("Zoë\r\nlikes tea");
    const [photo, second] = form.getAll("photo") as File[];
    expect(Buffer.from((await photo?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(first)).toBe(true);
    expect([photo?.name, photo?.type, second?.size]).toEqual([
      'a "quoted"\r\n.jpg'.replace("\r\n", "\n"),
      "image/jpeg",
      0,
    ]);
  }
});

test("SIGN-02 a form on the disk that is cut off, nameless or of too many parts is none", async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const outcome = async (body: string) => {
    const form = await formOfFile(await written(body), "x");
    return form instanceof FormData ? [...form.keys()].length : form;
  };
  expect(await outcome(`${part}--x--\r\n`)).toBe(1);
  expect(await outcome(`${part.repeat(MAX_FIELDS)}--x--`)).toBe(MAX_FIELDS);
  expect(await outcome(`${part.repeat(MAX_FIELDS + 1)}--x--`)).toBe("too_many");
  expect(await outcome(`${part.repeat(50_000)}`)).toBe("too_many");
  expect(await outcome(`${part.replace("\r\nb\r\n", `\r\n${"b".repeat(70_000)}\r\n`)}--x--`)).toBe(
    "too_many",
  );
  for (const broken of [
    "",
    part,
    "--x--".slice(0, 3),
    `${part}--x`,
    "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--",
    "--x\r\nno end of head--x--",
  ])
    expect(await outcome(broken), broken).toBe("unreadable");
});

test.each([
  ["a=1", "application/x-www-form-urlencoded", 1],
  ["a=&".repeat(21_000), "application/x-www-form-urlencoded; charset=utf-8", 21_001],
  ["--x\r\n--x\r\n--x--", "multipart/form-data; boundary=x", 3],
  ["a&b&c", "text/plain", 0],
])("SIGN-01 fields are counted before any is read", (body, type, count) => {
  expect(countFields(Buffer.from(body), type)).toBe(count);
});

test("SIGN-02 a start deletes what a killed process left, and nothing of one that still runs", async () => {
  const running = await openUploadFolder(folder).begin("192.0.2.1");
  const left = join(folder, "uploads", "left-behind");
  await writeFile(left, "x");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, anHourAgo, anHourAgo);
  openUploadFolder(folder);
  expect((await readdir(join(folder, "uploads"))).map((name) => join(folder, "uploads", name))).toEqual([
    running.path,
  ]);
  await running.remove();
});
