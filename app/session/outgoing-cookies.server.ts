const DOMAIN = /; Domain=([^;]*)/;
const PATH = /; Path=([^;]*)/;

/** Set-Cookie lines of one request, kept in order and flushed once by the host: append, never set. */
export class OutgoingCookies {
  readonly #lines: string[] = [];

  appendSetCookie(line: string): void {
    this.#lines.push(line);
  }

  /** Sends lines once more that another answer was given. */
  repeat(lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  /** The lines to send; a later cookie of the same name, domain and path wins (RFC 6265 §4.1.1 forbids two). */
  lines(): string[] {
    const byPlace = new Map<string, string>();
    for (const line of this.#lines) {
      const place = `${line.slice(0, line.indexOf("="))} ${DOMAIN.exec(line)?.[1]} ${PATH.exec(line)?.[1]}`;
      byPlace.delete(place);
      byPlace.set(place, line);
    }
    return [...byPlace.values()];
  }
}
