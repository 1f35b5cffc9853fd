// What the scripts of hydrated pages consist of: bytes of each package, room and module in the minified chunks, and what
// gzip would save without it. Needs a build with source maps: `npx remix vite:build -c remix.config.ts --sourcemapClient`.
import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";

const ASSETS = `${process.env.BUILD_DIR ?? "build"}/client/assets`;
const CHUNKS = /^(frame|conversation|ui|chats?|likes|root|entry\.client)-[\w-]{8}\.js$/;
/** Named one by one when they are heavier than this. */
const WORTH_NAMING = 300;

/** `node_modules/react-dom/cjs/x.js` belongs to react-dom, `app/features/chat/x.ts` to app/features/chat. */
function groupOf(source) {
  const parts = source.replace(/^(\.\.\/)+/, "").split("/");
  const at = parts.lastIndexOf("node_modules");
  if (at < 0) return parts.slice(0, parts[1] === "features" ? 3 : 2).join("/");
  return parts.slice(at + 1, at + (parts[at + 1].startsWith("@") ? 3 : 2)).join("/");
}

/** Every character of a minified chunk with the module it comes from. */
function ownersOf(code, map) {
  const lines = code.split("\n");
  return lines.flatMap((line, number) => {
    const owners = [];
    let entry = {};
    for (let column = 0; column < line.length; column++) {
      // The same segment until its end: asking at word starts is enough.
      if (column === 0 || !/\w/.test(line[column]) || !/\w/.test(line[column - 1]))
        entry = map.findEntry(number, column);
      owners.push(entry.originalSource ?? "(glue)");
    }
    owners.push(owners.at(-1) ?? "(glue)");
    return owners;
  });
}

const bytes = new Map();
const texts = [];
let whole = 0;
for (const file of readdirSync(ASSETS).filter((name) => CHUNKS.test(name))) {
  const code = readFileSync(`${ASSETS}/${file}`, "utf8");
  const map = new SourceMap(JSON.parse(readFileSync(`${ASSETS}/${file}.map`, "utf8")));
  const owners = ownersOf(code, map);
  const size = gzipSync(code).length;
  whole += size;
  console.log(`${file}: ${code.length} bytes, ${size} in gzip`);
  texts.push({ file, code, owners, size });
}

const without = (belongs) =>
  texts.reduce((saved, { code, owners, size }) => {
    if (!owners.some(belongs)) return saved;
    const rest = [...code].filter((_, at) => !belongs(owners[at])).join("");
    return saved + size - gzipSync(rest).length;
  }, 0);

for (const { owners } of texts) for (const owner of owners) bytes.set(owner, (bytes.get(owner) ?? 0) + 1);
const groups = new Map();
for (const [source, count] of bytes) {
  const group = groups.get(groupOf(source)) ?? { count: 0, sources: [] };
  group.count += count;
  group.sources.push([source, count]);
  groups.set(groupOf(source), group);
}
console.log(`\nall: ${whole} bytes in gzip\n\n| part | minified | gzip saves without it |\n|---|---:|---:|`);
for (const [name, { count, sources }] of [...groups].sort(([, a], [, b]) => b.count - a.count)) {
  const names = new Set(sources.map(([source]) => source));
  console.log(`| **${name}** | ${count} | ${without((owner) => names.has(owner))} |`);
  if (names.size < 2) continue;
  for (const [source, each] of sources.sort(([, a], [, b]) => b - a))
    if (each > WORTH_NAMING)
      console.log(
        `| ${source.split("/").slice(-2).join("/")} | ${each} | ${without((owner) => owner === source)} |`,
      );
}
