// How large the house is: files and lines by room, who names the framework, what an order and a like pass through.
// `node bench/house.mjs [folder of another checkout]`; nothing is built, only sources are read.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = process.argv[2] ?? ".";

function filesBelow(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && statSync(join(root, name)).isFile());
}

const textOf = (file) => readFileSync(join(root, file), "utf8");
const code = ["app", "server", "tests", "bench"].flatMap(filesBelow);

function roomOf(file) {
  const [top, room, rest] = file.split("/");
  return rest === undefined ? `${top} (root)` : `${top}/${room}`;
}

const rooms = new Map();
for (const file of code) {
  const room = rooms.get(roomOf(file)) ?? { files: 0, lines: 0 };
  rooms.set(roomOf(file), { files: room.files + 1, lines: room.lines + textOf(file).split("\n").length - 1 });
}

const FRAMEWORK = /from "@remix-run\/|import\("@remix-run\//;
const naming = code.filter((file) => file.startsWith("app/") && FRAMEWORK.test(textOf(file)));
const namingByRoom = new Map();
for (const file of naming) namingByRoom.set(roomOf(file), (namingByRoom.get(roomOf(file)) ?? 0) + 1);

function importsOf(file) {
  const specs = [...textOf(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([#.][^"]+)";/gm)];
  return specs.flatMap(([, spec]) => {
    const base = spec.startsWith("#") ? spec.slice(1) : normalize(join(dirname(file), spec));
    const name = ["", ".ts", ".tsx"].map((end) => base + end).find((path) => isFile(path));
    return name === undefined ? [] : [name];
  });
}

const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** The shortest way of imports from a route to the endpoint it asks. */
function way(route, endpoint) {
  const before = new Map([[route, undefined]]);
  const waiting = [route];
  for (const file of waiting) {
    if (file === endpoint) break;
    for (const next of importsOf(file)) {
      if (before.has(next)) continue;
      before.set(next, file);
      waiting.push(next);
    }
  }
  const steps = [];
  for (let file = before.has(endpoint) ? endpoint : undefined; file; file = before.get(file))
    steps.unshift(file);
  return steps;
}

console.log("| room | files | lines |\n|---|---|---|");
for (const [room, { files, lines }] of [...rooms].sort()) console.log(`| ${room} | ${files} | ${lines} |`);
const total = [...rooms.values()].reduce(
  (sum, { files, lines }) => ({ files: sum.files + files, lines: sum.lines + lines }),
  { files: 0, lines: 0 },
);
console.log(`| all | ${total.files} | ${total.lines} |`);
console.log(`\nFiles of the app that name the framework: ${naming.length}`);
for (const [room, files] of namingByRoom) console.log(`  ${room}: ${files}`);
console.log("\nFrom a route to what it asks PHP");
for (const steps of [
  way("app/routes/checkout.tsx", "app/contract/payments.server.ts"),
  way("app/routes/member.tsx", "app/contract/likes.server.ts"),
])
  console.log(`  ${steps.length - 1} imports: ${steps.join(" -> ")}`);
