/** One stretch of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The stretch a `Range` header asks of a file of `size` bytes (RFC 9110 §14): players fetch films in pieces, and
 * Safari plays none without. Undefined: send it whole, as for several stretches or nonsense.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
