import type { Log } from "../log";

const LEVELS = ["info", "warn", "error"] as const;

/** Log lines for people: what happened, the rest as JSON, a stack on lines of its own. */
export function terminalLog(level: string): Log {
  const write = (line: Record<string, unknown>) => {
    const { msg, error, level: _level, ...rest } = line;
    const facts = Object.keys(rest).length > 0 ? `  ${JSON.stringify(rest)}` : "";
    const stack = error === undefined ? "" : `\n${String(error)}`;
    process.stdout.write(`${String(msg)}${facts}${stack}\n`);
  };
  const from = level === "silent" ? LEVELS.length : (LEVELS as readonly string[]).indexOf(level);
  const at = (rank: number) => (rank < from ? () => {} : write);
  return { info: at(0), warn: at(1), error: at(2) };
}
