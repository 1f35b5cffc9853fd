// Child processes of a measurement: started on a core of their own, watched through /proc, ended by their id.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** Core of what is measured, and core of what asks and answers it. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

const canPin =
  process.platform === "linux" &&
  spawnSync("taskset", ["-c", "0,1", "true"], { stdio: "ignore" }).status === 0;

/** Whether processes can be bound to cores here; without it the numbers move more. */
export function isPinned() {
  return canPin;
}

const running = new Set();
/** Children that are being ended by us; any other exit makes the measurement worthless. */
const ending = new Set();

/**
 * Starts `node script`, pinned where that is possible; resolves at its line `{"msg":"ready",…}`.
 * `readyMs` counts from the spawn until that line was read here.
 */
export function startNode(script, { core, env = {}, nodeArgs = [], args = [] }) {
  const node = [process.execPath, ...nodeArgs, script, ...args];
  const [command, ...rest] = canPin && core !== undefined ? ["taskset", "-c", String(core), ...node] : node;
  const startedMs = performance.now();
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Ctrl-C reaches the measurement alone, which then ends its children.
    detached: true,
  });
  running.add(child);
  const errors = [];
  child.stderr.on("data", (text) => errors.push(String(text)));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      running.delete(child);
      const problem = `${script} ended by itself (code ${code})\n${errors.join("")}`;
      reject(new Error(problem));
      if (ending.has(child)) return;
      console.error(`${problem}\nNothing that was measured counts.`);
      void stopAll().then(() => process.exit(1));
    });
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (!line.includes('"msg":"ready"')) return;
      resolve({ child, pid: child.pid, readyMs: performance.now() - startedMs, said: JSON.parse(line) });
    });
  });
}

/** Ends one process and waits until it is gone. */
export async function stopNode({ child }) {
  ending.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(timer);
}

export async function stopAll() {
  await Promise.all([...running].map((child) => stopNode({ child })));
}

/** Runs a measurement and ends its children on every way out; what it resolves to is the exit code. */
export async function measure(run) {
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => void stopAll().then(() => process.exit(130)));
  let code = 1;
  try {
    code = (await run()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.stack : String(error));
  }
  await stopAll();
  process.exit(code);
}

/** Asks a child of ours by its channel and resolves to its answer. */
export function tell({ child }, message) {
  return new Promise((resolve) => {
    child.once("message", resolve);
    child.send(message);
  });
}

/** Ticks a second of the kernel's clock: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of CPU a process has used in all its threads, user and system (proc_pid_stat(5), fields 14 and 15). */
export function cpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the name in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Megabytes (2^20) of memory a process holds now, and the most it ever held. */
export function memoryMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
  return { nowMb: read("VmRSS"), peakMb: read("VmHWM") };
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
