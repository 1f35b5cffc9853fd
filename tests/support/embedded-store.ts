import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OnceDatabase } from "#app/once/once-database.server";
import { openSqlite } from "#app/once/sqlite.server";

/** The embedded file in a folder of its own, for as many "processes" as open it. */
export class EmbeddedStore {
  readonly #opened: OnceDatabase[] = [];
  #folder: Promise<string> | undefined;

  async path(): Promise<string> {
    this.#folder ??= mkdtemp(join(tmpdir(), "rendez-once-"));
    return join(await this.#folder, "once.db");
  }

  async open(): Promise<OnceDatabase> {
    const database = await openSqlite(await this.path(), () => {});
    this.#opened.push(database);
    return database;
  }

  async clear(): Promise<void> {
    for (const database of this.#opened.splice(0)) await database.close();
    if (this.#folder) await rm(await this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  /** Database and write-ahead log together. */
  async bytesOnDisk(): Promise<string> {
    const folder = (await this.#folder) ?? "";
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), "latin1"));
    return (await Promise.all(files)).join("");
  }
}
