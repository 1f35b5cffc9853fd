import { performance } from "node:perf_hooks";

/**
 * Runs suites side by side, each after those it names, as many at once as there are places. What a suite prints is
 * kept and printed whole when it is over. Gives what each came to, in their order.
 */
export async function runSideBySide(suites, places) {
  const results = new Map();
  const running = new Map();
  const isReady = ({ after = [] }) => after.every((name) => results.has(name));
  while (results.size < suites.length) {
    for (const suite of suites) {
      const isNew = !results.has(suite.name) && !running.has(suite.name);
      if (isNew && isReady(suite) && running.size < places) running.set(suite.name, runOne(suite));
    }
    const over = await Promise.race(running.values());
    running.delete(over.name);
    results.set(over.name, over);
  }
  return suites.map(({ name }) => results.get(name));
}

async function runOne({ name, start, count }) {
  const startedMs = performance.now();
  const parts = [];
  console.log(`· ${name} …`);
  const code = await start((part) => void parts.push(part));
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(`\n· ${name}\n${parts.join("").trimEnd()}`);
  const counts = count(code);
  console.log(`  ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  return { name, ...counts };
}
