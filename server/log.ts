import pino from "pino";

export interface Log {
  info(line: Record<string, unknown>): void;
  warn(line: Record<string, unknown>): void;
  error(line: Record<string, unknown>): void;
}

/** Lines are written at this many bytes, or after this time: a write a request costs a twentieth of a page. */
const WRITE_BYTES = 4_096;
const FLUSH_MS = 100;

/** JSON lines on standard output; what waits is written at every exit but a kill. */
export function createLog(level: string): Log {
  const destination = pino.destination({ dest: 1, sync: false, minLength: WRITE_BYTES });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  process.on("exit", () => destination.flushSync());
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
