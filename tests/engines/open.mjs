// Looks at one page in an old engine, phone width:
//   node tests/engines/open.mjs 64 http://localhost:3000/ out.png
// Engines: 64 78 92 103 112 wpe webkitgtk firefox; 64-off and 112-off without scripts. A fourth argument is an ES5 expression to print the value of.
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("./open.ts", import.meta.url).pathname);
await module.open(...process.argv.slice(2));
