import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { Ending } from "./ending.server";

/** An answer of PHP with all its bytes. */
interface WholeAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/**
 * Asks and reads to the end. Undici's `request` hands the body out as a stream, which costs a quarter of such a call and
 * more (docs/decisions/0118); how many bytes there may be is said by the dispatcher.
 */
export function askWhole(
  dispatcher: Dispatcher,
  question: Dispatcher.DispatchOptions,
  signal: Ending,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const pieces: Buffer[] = [];
    let start: Omit<WholeAnswer, "bytes"> | undefined;
    let call: Dispatcher.DispatchController | undefined;
    const leave = () => {
      call?.abort(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave);
    const isOver = () => signal.removeEventListener("abort", leave);
    dispatcher.dispatch(question, {
      onRequestStart(controller) {
        call = controller;
        // Given up while it waited for a connection.
        if (signal.aborted) controller.abort(signal.reason);
      },
      // The last of several: those before it only say that it is coming (RFC 9110 §15.2).
      onResponseStart(_, statusCode, headers) {
        start = { statusCode, headers };
      },
      onResponseData: (_, piece) => void pieces.push(piece),
      onResponseEnd() {
        isOver();
        const [only] = pieces;
        const bytes = only && pieces.length === 1 ? only : Buffer.concat(pieces);
        resolve({ ...(start ?? { statusCode: 0, headers: {} }), bytes });
      },
      onResponseError(_, error) {
        isOver();
        reject(error);
      },
    });
  });
}
