import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { ByteBudget } from "./budget";

/** All uploads under way together; one network of visitors may hold half of it. */
export const UPLOAD_BYTES = 512 * 1024 * 1024;

/** Posts with files wait here for their end, so that a slow or withheld one costs no memory. */
export interface UploadFolder {
  readonly budget: ByteBudget;
  /** @throws where the folder cannot be written */
  begin(owner: string): Promise<Upload>;
}

/** One post on its way to the disk. */
export interface Upload {
  readonly path: string;
  /** False when there is no room for the piece, in the budget or on the disk. */
  write(piece: Buffer): Promise<boolean>;
  /** Everything is written. */
  close(): Promise<void>;
  /** The file goes, whatever became of it. */
  remove(): Promise<void>;
}

/** No post takes as long, its answer included: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 15 * 60_000;

/** What an earlier process left there goes; another one that runs on the same folder keeps what is its own. */
export function openUploadFolder(
  dataDir: string,
  budget = new ByteBudget(UPLOAD_BYTES, UPLOAD_BYTES / 2),
): UploadFolder {
  const folder = join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LEFT_BEHIND_MS) rmSync(path, { force: true });
  }
  return {
    budget,
    async begin(owner) {
      const path = join(folder, randomUUID());
      return upload(path, await open(path, "wx", 0o600), owner, budget);
    },
  };
}

function upload(path: string, file: FileHandle, owner: string, budget: ByteBudget): Upload {
  let bytes = 0;
  let isOpen = true;
  const close = async () => {
    if (isOpen) await file.close();
    isOpen = false;
  };
  return {
    path,
    async write(piece) {
      if (!budget.take(piece.length, owner)) return false;
      bytes += piece.length;
      try {
        await file.write(piece);
        return true;
      } catch {
        // A full disk is no room, as a full budget is.
        return false;
      }
    },
    close,
    async remove() {
      await close();
      await rm(path, { force: true });
      budget.giveBack(bytes, owner);
      bytes = 0;
    },
  };
}
