import pino from "pino";

export interface Log {
  info(line: Record<string, unknown>): void;
  warn(line: Record<string, unknown>): void;
  error(line: Record<string, unknown>): void;
}

/** JSON lines on standard output; synchronous, so that the last line before an exit is not lost. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 1, sync: true }),
  );
}
