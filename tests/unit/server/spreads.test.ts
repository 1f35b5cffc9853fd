import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { assignSpreads } from "#server/spreads.mjs";

const SOURCE = `
const given = { a: 1, b: 2, get late() { return "read"; } };
const seen = [];
const told = (name, value) => (seen.push(name), value);
export const objects = {
  first: { ...given, b: 3, c: 4 },
  between: { z: 0, ...given, b: 5, ...null, ...undefined, d: 6 },
  last: { b: 7, ...given },
  copy: { ...given },
  nested: { ...given, inner: { ...given, b: 8 }, list: [...[1, 2]] },
  computed: { ...given, ["x" + 1]: 9, method() { return this.a; } },
  ordered: { ...told("one", given), two: told("two", 2), ...told("three", { b: 10 }), four: told("four", 4) },
  accessor: { ...given, get now() { return this.a + 1; } },
};
export const order = seen;
export const called = objects.computed.method();
export const isGetter = Object.getOwnPropertyDescriptor(objects.accessor, "now").get !== undefined;
export const prototypeOf = Object.getPrototypeOf({ ...given, __proto__: null });
`;

test("HOST-05 a bundle whose spreads are assigned makes the same objects, and is the same when it is rewritten again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rendez-spreads-"));
  const [as, rewritten] = [join(folder, "as.mjs"), join(folder, "rewritten.mjs")];
  try {
    for (const path of [as, rewritten]) await writeFile(path, SOURCE);
    await assignSpreads([rewritten, join(folder, "not-there.mjs")]);
    const once = await readFile(rewritten, "utf8");
    expect(once).toContain("Object.assign({}, given, {");
    expect(once.match(/\.\.\.given/g)).toHaveLength(4);
    const [expected, made] = await Promise.all(
      [as, rewritten].map((path) => import(pathToFileURL(path).href)),
    );
    expect(JSON.stringify(made)).toBe(JSON.stringify(expected));
    expect(made).toMatchObject({ called: 1, isGetter: true, prototypeOf: null });
    await assignSpreads([rewritten]);
    expect(await readFile(rewritten, "utf8")).toBe(once);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
