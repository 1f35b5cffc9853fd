import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AppRuntime } from "#app/app-runtime";
import { loadPhotoStep, postPhotoStep } from "#app/features/signup/photo-step.server";
import { PhotoStepView } from "#app/features/signup/photo-step-view";
import { translatorFor } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { createRequestContext } from "#app/request-context.server";
import { startApp } from "#app/runtime.server";
import { requireMember } from "#app/session/viewer.server";
import { ADD_PHOTOS_ACTION, addPhotos } from "#app/shared/photos/add-photos.server";
import { photoOutcomeText } from "#app/shared/photos/photo-words.server";
import { type ReferenceBackend, startReferenceBackend } from "#server/reference-backend/start";
import { type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy";
import * as made from "#tests/support/pictures";
import { copySeededFolder } from "#tests/support/seeded-folder";

let dataDir: string;
let backend: ReferenceBackend;
let proxy: FaultProxy;
let runtime: AppRuntime;
const log: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rendez-photos-"));
  await copySeededFolder(join(dataDir, "backend"));
  backend = await startReferenceBackend({ dataDir: join(dataDir, "backend"), port: 0, seed: "small" });
  proxy = await startFaultProxy(backend.origin);
  runtime = await startApp(
    {
      deployment: "test",
      upstreamOrigin: proxy.origin,
      upstreamMaxInFlight: 32,
      upstreamDeadlines: { readMs: 8_000, changeMs: 8_000, paymentMs: 8_000, uploadMs: 8_000 },
      upstreamCircuitBreaker: true,
      carriedCookieNames: [],
      cookieDomain: undefined,
      paymentOrigins: [],
      formSecrets: ["a secret of the tests that is long enough"],
      dataDir: join(dataDir, "site"),
      uploadMaxBytes: 8_388_608,
      pageCacheMs: 0,
      serviceWorker: true,
      dialectFile: undefined,
      upstreamSecrets: {},
      enhanceUrl: "/enhance.js",
    },
    (line) => void log.push(JSON.stringify(line)),
  );
});
afterEach(() => proxy.reset());
afterAll(async () => {
  await runtime.close();
  await proxy.close();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

let signups = 0;

/** A newcomer right after the first step, with a context for each of their requests. */
async function newcomer(): Promise<() => PageContext> {
  signups += 1;
  const answer = await fetch(`${backend.origin}/api/signup.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `newcomer${signups}@example.org`,
      name: `Newcomer ${signups}`,
      password: "a long enough one",
      date_of_birth: "1990-01-01",
    }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return () =>
    createRequestContext(
      runtime,
      {
        requestId: "photo-step",
        nonce: "nonce",
        domain: "www.rendez.test",
        host: "www.rendez.test",
        proto: "https",
        clientAddress: "203.0.113.9",
        addressBlock: "203.0.113.9",
        traceparent: undefined,
        posted: false,
        turn: () => undefined,
        typed: () => [],
        carried: undefined,
        refusal: undefined,
        routeTemplate: "/complete-signup",
        url: new URL("https://www.rendez.test/complete-signup"),
      },
      new Headers({ cookie, "accept-language": "en" }),
      undefined,
    );
}

type Files = readonly (readonly [name: string, bytes: Buffer | string])[];

function formOf(context: PageContext, files: Files, key = issueFormKey(context, ADD_PHOTOS_ACTION)) {
  const form = new FormData();
  form.append("_key", key);
  form.append("intent", "upload");
  for (const [name, bytes] of files) {
    form.append("photo", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  }
  return form;
}

const sent = () => proxy.calls("/api/photo.php");

async function stepHtml(context: PageContext, result?: Parameters<typeof PhotoStepView>[0]["result"]) {
  const model = await loadPhotoStep(context, await requireMember(context));
  return renderToStaticMarkup(<PhotoStepView model={model} result={result} action="/complete-signup" />);
}

test("SIGN-02 a newcomer adds photos in one go, and goes on to the next step", async () => {
  const visit = await newcomer();
  const empty = await stepHtml(visit());
  expect(empty).toContain("You can add 3 more photos.");
  expect(empty).toMatch(/enctype="multipart\/form-data"/i);
  expect(empty).toMatch(/<input[^>]*type="file"[^>]*accept="image\/jpeg,/);
  const context = visit();
  const files: Files = [
    ["beach.jpg", await made.jpeg(900, 1200)],
    ["garden.png", await made.png(600, 400)],
  ];
  expect(await postPhotoStep(context, formOf(context, files))).toEqual({ kind: "next", added: 2 });
  const after = await stepHtml(visit());
  expect(after).toContain("You can add 1 more photo.");
  expect([...after.matchAll(/<img /g)]).toHaveLength(2);
  expect(after).toContain('alt="Your photo number 1"');
  expect(after).toContain("Main photo");
});

test("SIGN-02 the coordinates of a photo reach neither the back end's door nor its disk", async () => {
  const context = (await newcomer())();
  const before = new Set(await storedFiles());
  await addPhotos(context, formOf(context, [["DCIM-2026-home.jpg", await made.taggedJpeg()]]));
  const [request] = proxy.requests("/api/photo.php");
  const body = request?.body ?? Buffer.alloc(0);
  expect(body.length).toBeGreaterThan(1_000);
  for (const canary of ["Exif", "GPS", "CanaryPhone", made.CANARY_XMP, "DCIM-2026-home", "ICC_PROFILE"]) {
    expect(body.includes(canary), canary).toBe(false);
  }
  const stored = (await storedFiles()).filter((file) => !before.has(file));
  expect(stored.length).toBeGreaterThan(0);
  for (const file of stored) {
    const { exif, xmp, iptc, icc } = await sharp(await readFile(file)).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  }
  expect(log.join()).not.toContain("DCIM-2026-home");
});

async function storedFiles(): Promise<string[]> {
  const folder = join(dataDir, "backend", "pictures");
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".webp")).map((name) => join(folder, name));
}

test("SIGN-02 of several files the good ones are added, and each bad one is told by its name", async () => {
  const visit = await newcomer();
  const context = visit();
  const files: Files = [
    ["good.jpg", await made.jpeg()],
    ["nothing.jpg", ""],
    ["page.jpg", "<!doctype html><script>alert(1)</script>"],
    ["huge.png", await made.pngDeclaring(65_535, 65_535)],
    ["stamp.jpg", await made.jpeg(40, 40)],
    ["apple.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ];
  const answer = await postPhotoStep(context, formOf(context, files));
  if (answer.kind !== "again") throw new Error("went on");
  expect(answer.status).toBe(422);
  expect(answer.result.added).toEqual(["good.jpg was added."]);
  expect(answer.result.errors.map(({ text }) => text)).toEqual([
    "nothing.jpg is empty. Choose another file.",
    "page.jpg is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF.",
    "huge.png has more pixels than we can take. Make it smaller and try again.",
    "stamp.jpg was not accepted, perhaps because it is too small. Choose another one.",
    "apple.heic is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF.",
  ]);
  expect(sent()).toBe(2);
  const html = await stepHtml(visit(), answer.result);
  expect(html).toContain('role="alert"');
  expect(html).toContain('href="#photo"');
  expect(html).toContain("good.jpg was added.");
});

test("SIGN-02 a name with markup in it is shown as text", async () => {
  const visit = await newcomer();
  const context = visit();
  const answer = await postPhotoStep(context, formOf(context, [["<img src=x onerror=alert(1)>", "x"]]));
  if (answer.kind !== "again") throw new Error("went on");
  expect(await stepHtml(visit(), answer.result)).not.toContain("<img src=x");
});

test("SIGN-02 a double click adds each photo once", async () => {
  const visit = await newcomer();
  const [first, second] = [visit(), visit()];
  const key = issueFormKey(first, ADD_PHOTOS_ACTION);
  const files: Files = [
    ["one.jpg", await made.jpeg(300, 300)],
    ["two.jpg", await made.jpeg(300, 400)],
  ];
  const answers = await Promise.all([
    addPhotos(first, formOf(first, files, key)),
    addPhotos(second, formOf(second, files, key)),
  ]);
  for (const outcomes of answers) expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(sent()).toBe(2);
  // Back, and another photo in the same form, is no repetition.
  const third = visit();
  const other: Files = [["three.jpg", await made.jpeg(400, 300)]];
  expect(await addPhotos(third, formOf(third, other, key))).toEqual([{ name: "three.jpg", ok: true }]);
  expect(sent()).toBe(3);
});

test("SIGN-02 a free member hears how many photos are possible, and nothing more is sent", async () => {
  const visit = await newcomer();
  const context = visit();
  const files = await Promise.all(
    [1, 2, 3, 4, 5].map(async (n) => [`${n}.jpg`, await made.jpeg(200 + n, 200)] as const),
  );
  const outcomes = await addPhotos(context, formOf(context, files));
  expect(outcomes.map((outcome) => outcome.ok || outcome.code)).toEqual([
    true,
    true,
    true,
    "photo_limit",
    "photo_limit",
  ]);
  expect(photoOutcomeText(translatorFor("pl"), outcomes[3] ?? { name: "", ok: true })).toBe(
    "4.jpg: nie dodano, bo możesz mieć 3 zdjęcia.",
  );
  expect(sent()).toBe(4);
  const full = await stepHtml(visit());
  expect(full).not.toContain('type="file"');
  expect(full).toContain("Premium members can have more.");
});

test("SIGN-02 a lost answer is told as it is, and the photo is not sent again by itself", async () => {
  const visit = await newcomer();
  const context = visit();
  const key = issueFormKey(context, ADD_PHOTOS_ACTION);
  const files: Files = [["lost.jpg", await made.jpeg()]];
  proxy.rule("/api/photo.php", { kind: "drop_after" });
  const told = { name: "lost.jpg", ok: false, code: "failed", unconfirmed: true };
  expect(await addPhotos(context, formOf(context, files, key))).toEqual([told]);
  const again = visit();
  expect(await addPhotos(again, formOf(again, files, key))).toEqual([told]);
  expect(sent()).toBe(1);
});

test("SIGN-02 while the back end is away nothing is lost but time: the same form works later", async () => {
  const visit = await newcomer();
  const context = visit();
  const key = issueFormKey(context, ADD_PHOTOS_ACTION);
  const files: Files = [["later.jpg", await made.jpeg()]];
  await proxy.refuse();
  const failed = await addPhotos(context, formOf(context, files, key));
  await proxy.restore();
  expect(failed).toEqual([{ name: "later.jpg", ok: false, code: "failed" }]);
  const again = visit();
  expect(await addPhotos(again, formOf(again, files, key))).toEqual([{ name: "later.jpg", ok: true }]);
});

test("SIGN-02 without a file, with an old page or with somebody else's key nothing is sent", async () => {
  const visit = await newcomer();
  const context = visit();
  const none = await postPhotoStep(context, formOf(context, [["", ""]]));
  expect(none).toMatchObject({ kind: "again", result: { errors: [{ text: "Choose a photo first" }] } });
  const other = (await newcomer())();
  const foreign = formOf(context, [["a.jpg", await made.jpeg()]], issueFormKey(other, ADD_PHOTOS_ACTION));
  expect(await postPhotoStep(context, foreign)).toMatchObject({ kind: "again", status: 422 });
  expect(await addPhotos(context, foreign)).toEqual([{ name: "a.jpg", ok: false, code: "failed" }]);
  expect(sent()).toBe(0);
});

test("SIGN-02 the photo step can be skipped", async () => {
  const context = (await newcomer())();
  const form = formOf(context, []);
  form.set("intent", "skip");
  expect(await postPhotoStep(context, form)).toEqual({ kind: "next", added: 0 });
  expect(sent()).toBe(0);
});
