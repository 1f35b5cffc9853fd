import type { IncomingMessage } from "node:http";
import { isTooSlow, type Patience } from "./patience";

/** How the reading of a body ended, when not well. */
export type BodyProblem = "too_large" | "too_slow" | "no_room" | "gone";

export interface BodyRules {
  maxBytes: number;
  patience: Patience;
  /** Keeps a piece; false when there is no room for it. While a promise is pending the sender has to wait. */
  keep(piece: Buffer): boolean | Promise<boolean>;
}

const LOOK_EVERY_MS = 500;

/** Reads a body piece by piece, none of which stays here; undefined when it came whole. */
export function readBody(incoming: IncomingMessage, rules: BodyRules): Promise<BodyProblem | undefined> {
  const startedMs = performance.now();
  let bytes = 0;
  let isKeeping = false;
  let hasEnded = false;
  return new Promise((resolve, reject) => {
    const end = (problem?: BodyProblem) => {
      clearInterval(watch);
      incoming.off("data", take).off("end", whole).off("close", gone).off("error", gone);
      // What follows is thrown away unread, or the connection ends.
      if (problem) incoming.pause();
      resolve(problem);
    };
    // A paused stream tells its end all the same: whether there was room for the last piece is still to come.
    const whole = () => {
      hasEnded = true;
      if (!isKeeping) end();
    };
    const gone = () => (incoming.complete || hasEnded ? whole() : end("gone"));
    const kept = (hasRoom: boolean) => {
      if (!hasRoom) end("no_room");
    };
    const take = (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > rules.maxBytes) return end("too_large");
      const room = rules.keep(piece);
      if (typeof room === "boolean") return kept(room);
      incoming.pause();
      isKeeping = true;
      room.then((hasRoom) => {
        isKeeping = false;
        kept(hasRoom);
        if (hasRoom && hasEnded) end();
        else if (hasRoom) incoming.resume();
      }, reject);
    };
    const watch = setInterval(() => {
      if (isTooSlow(rules.patience, bytes, performance.now() - startedMs)) end("too_slow");
    }, LOOK_EVERY_MS);
    incoming.on("data", take).on("end", whole).on("close", gone).on("error", gone);
    if (incoming.readableEnded) end();
  });
}
