import { afterEach, expect, test } from "vitest";
import { createDatabaseIdempotencyStore } from "#app/once/database-idempotency-store.server";
import { StoreUnavailable } from "#app/once/once-database.server";
import { EmbeddedStore } from "#tests/support/embedded-store";
import { idempotencyContract } from "#tests/support/idempotency-contract";
import { sealedContract } from "#tests/support/sealed-contract";

const embedded = new EmbeddedStore();
afterEach(() => embedded.clear());

idempotencyContract(() => embedded, { runs: 60 });
sealedContract(() => embedded);

test("the file holds neither key, payload nor what a fingerprint could be guessed from", async () => {
  const database = await embedded.open();
  const store = createDatabaseIdempotencyStore({ database });
  await store.run("canary-key", "canary-text", async () => ({ state: "done", result: "message 5" }));
  const bytes = await embedded.bytesOnDisk();
  expect(bytes).toContain("message 5");
  expect(bytes).not.toContain("canary");
});

test("OPS-11 two processes that make the same file at once both open it", async () => {
  const databases = await Promise.all([1, 2, 3].map(() => embedded.open()));
  expect(databases.map((database) => database.isUp())).toEqual([true, true, true]);
});

test("OPS-11 a claim whose answer got lost holds nothing back: nothing was asked", async () => {
  const database = await embedded.open();
  let isLost = true;
  const store = createDatabaseIdempotencyStore({
    database: {
      ...database,
      async runDurably(statement) {
        const answer = await database.runDurably(statement);
        if (isLost) throw new StoreUnavailable("lost");
        return answer as never;
      },
    },
  });
  await expect(
    store.run("key", "Hi Ann", async () => Promise.reject(new Error("asked"))),
  ).rejects.toBeInstanceOf(StoreUnavailable);
  isLost = false;
  expect(
    await store.run("key", "Hi Ann", async () => ({ state: "done", result: "message 5" })),
  ).toMatchObject({ kind: "done", replayed: false });
  await store.close();
});
