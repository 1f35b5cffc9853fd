import { randomBytes } from "node:crypto";
import { orWithoutStore } from "./once-database.server";
import { createSealedRows, type SealedRowsSettings } from "./sealed-rows.server";

/** What a member typed, by field name. Passwords and card numbers never belong here. */
type DraftFields = Readonly<Record<string, string>>;

/** Keeps what was typed while the member logs in again (TRUST, "Once" 6). */
export interface DraftStore {
  /** A random id for `take`, or undefined when the text is longer than 16 KB. @throws StoreUnavailable: another page keeps it */
  save(fields: DraftFields): Promise<string | undefined>;
  /** The text, once; undefined when it is gone, too old or not ours, or the store is away. */
  take(id: string): Promise<DraftFields | undefined>;
  /** The same as often as it is asked for: for a receipt that can be loaded again. */
  read(id: string): Promise<DraftFields | undefined>;
}

export type DraftStoreSettings = Pick<SealedRowsSettings, "database" | "secrets" | "clock" | "tidyEvery"> & {
  maxRows?: number;
};

const MAX_TEXT_BYTES = 16 * 1024;
const HALF_HOUR_MS = 30 * 60_000;
const ID_SHAPE = /^[A-Za-z0-9_-]{22}$/;

/** @throws RangeError without a secret */
export function createDraftStore({ maxRows = 10_000, ...settings }: DraftStoreSettings): DraftStore {
  const rows = createSealedRows({
    ...settings,
    table: "kept_text",
    age: "kept_at_ms",
    lifetimeMs: HALF_HOUR_MS,
    maxRows,
  });
  return {
    async save(fields) {
      const text = JSON.stringify(fields);
      if (Buffer.byteLength(text) > MAX_TEXT_BYTES) return undefined;
      const id = randomBytes(16).toString("base64url");
      await rows.put(id, text);
      return id;
    },
    take: (id) => fieldsOf(id, rows.take),
    read: (id) => fieldsOf(id, rows.get),
  };
}

async function fieldsOf(
  id: string,
  open: (id: string) => Promise<string | undefined>,
): Promise<DraftFields | undefined> {
  if (!ID_SHAPE.test(id)) return undefined;
  const text = await orWithoutStore(open(id), undefined);
  return text === undefined ? undefined : (JSON.parse(text) as DraftFields);
}
