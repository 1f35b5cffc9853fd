import type { Context, MiddlewareHandler } from "hono";
import type { HostRefusal } from "#app/page-context";
import type { ByteBudget } from "../posts/budget";
import { boundaryOf, formOfFile, MAX_FIELDS } from "../posts/multipart-file";
import type { PostPatience } from "../posts/patience";
import { type BodyProblem, readBody } from "../posts/read-body";
import type { Upload, UploadFolder } from "../posts/upload-folder";
import type { HostEnv } from "../request-state";
import { countFields, typedFields } from "./typed-fields";

/** TRUST.md, "The door": bounds in bytes. */
const FORM_MAX_BYTES = 65_536;
/** All bodies in memory together. */
export const FORM_BYTES = 64 * 1024 * 1024;
/**
 * A post with files that is declared larger than allowed, but no larger than this, is drained, that is read and thrown
 * away: a browser shows the page about it only when it could send everything, and a broken connection else.
 */
const DRAINED_MAX_BYTES = 67_108_864;
const RETRY_AFTER_S = "10";

export interface BodySettings {
  uploadMaxBytes: number;
  uploads: UploadFolder;
  /** For bodies that are read into memory. */
  memory: ByteBudget;
  patience: PostPatience;
  /** Whether the page about a refusal may show a field. */
  isShown: (field: string) => boolean;
}

/**
 * Reads what was posted, after method, origin, address and rate were found good: a form into memory, one with files onto
 * the disk where the page takes files. Of a refused post only what the page about it shows again.
 */
export function postedBody(settings: BodySettings): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const takesFiles =
      c.get("route").handle?.files === true && boundaryOf(c.req.header("content-type")) !== undefined;
    const release = await (takesFiles && !c.get("refusal") ? readUpload(c, settings) : readForm(c, settings));
    try {
      await next();
    } finally {
      await release();
    }
    if (c.get("refusal")?.status === 503) c.res.headers.set("Retry-After", RETRY_AFTER_S);
  };
}

type Release = () => void | Promise<void>;
const nothing: Release = () => {};

async function readForm(c: Context<HostEnv>, { patience, isShown, memory }: BodySettings): Promise<Release> {
  const refused = c.get("refusal");
  if (declaredBytes(c) > FORM_MAX_BYTES) {
    if (!refused) refuse(c, { status: 413 });
    return nothing;
  }
  const owner = c.get("addressBlock");
  const pieces: Buffer[] = [];
  let held = 0;
  const problem = await readBody(c.env.incoming, {
    maxBytes: FORM_MAX_BYTES,
    patience: patience.form,
    keep(piece) {
      if (!memory.take(piece.length, owner)) return false;
      held += piece.length;
      pieces.push(piece);
      return true;
    },
  });
  const body = Buffer.concat(pieces);
  const type = c.req.header("content-type");
  if (refused)
    refused.typed =
      problem || countFields(body, type) > MAX_FIELDS
        ? []
        : typedFields(body, type).filter(([name]) => isShown(name));
  else if (problem) refuse(c, { status: STATUS[problem] });
  else if (countFields(body, type) > MAX_FIELDS) refuse(c, { status: 413 });
  else c.set("body", body);
  return () => memory.giveBack(held, owner);
}

async function readUpload(c: Context<HostEnv>, settings: BodySettings): Promise<Release> {
  const { uploads, uploadMaxBytes, patience } = settings;
  const tooLarge = () => refuse(c, { status: 413, maxBytes: uploadMaxBytes });
  const declared = declaredBytes(c);
  if (declared > uploadMaxBytes) {
    tooLarge();
    return declared <= DRAINED_MAX_BYTES ? drain(c, settings) : nothing;
  }
  let upload: Upload | undefined;
  try {
    upload = await uploads.begin(c.get("addressBlock"));
    const keep = upload.write;
    const problem = await readBody(c.env.incoming, {
      maxBytes: uploadMaxBytes,
      patience: patience.upload,
      keep,
    });
    await upload.close();
    const form = problem ?? (await formOfFile(upload.path, boundaryOf(c.req.header("content-type")) ?? ""));
    if (form === "too_large") tooLarge();
    else if (form === "too_many") refuse(c, { status: 413 });
    // The app says that it could not read it, as of any body that is no form.
    else if (form === "unreadable") c.set("body", new Uint8Array());
    else if (typeof form === "string") refuse(c, { status: STATUS[form] });
    else c.set("form", form);
  } catch (error) {
    // A disk that cannot be written: nobody's photo is lost, it was not taken.
    if (!isDiskError(error)) throw error;
    refuse(c, { status: 503 });
  }
  return async () => upload?.remove();
}

const STATUS: Record<BodyProblem, HostRefusal["status"]> = {
  too_large: 413,
  too_slow: 408,
  no_room: 503,
  // Nobody reads the page about it.
  gone: 408,
};

function declaredBytes(c: Context<HostEnv>): number {
  return Number(c.req.header("content-length") ?? 0);
}

/** Reads and throws away all but the beginning: what was typed stands before the files (CHAT-19). */
async function drain(c: Context<HostEnv>, { patience, isShown, memory }: BodySettings): Promise<Release> {
  const owner = c.get("addressBlock");
  const pieces: Buffer[] = [];
  let held = 0;
  await readBody(c.env.incoming, {
    maxBytes: DRAINED_MAX_BYTES,
    patience: patience.upload,
    keep(piece) {
      const begins = held < FORM_MAX_BYTES && memory.take(piece.length, owner);
      if (begins) {
        held += piece.length;
        pieces.push(piece);
      }
      return true;
    },
  });
  const refused = c.get("refusal");
  if (refused)
    refused.typed = typedFields(Buffer.concat(pieces), c.req.header("content-type")).filter(([name]) =>
      isShown(name),
    );
  return () => memory.giveBack(held, owner);
}

function refuse(c: Context<HostEnv>, refusal: Omit<HostRefusal, "typed" | "page">): void {
  c.set("refusal", { ...refusal, typed: [], page: c.req.path });
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && "code" in error && "syscall" in error;
}
