/** Set-Cookie lines of one request, kept in order and flushed once by the host: append, never set. */
export class OutgoingCookies {
  readonly #lines: string[] = [];

  appendSetCookie(line: string): void {
    this.#lines.push(line);
  }

  /** The lines to send; a later cookie of the same name wins (RFC 6265 §4.1.1 forbids two). */
  lines(): string[] {
    const byName = new Map<string, string>();
    for (const line of this.#lines) {
      const name = line.slice(0, line.indexOf("="));
      byName.delete(name);
      byName.set(name, line);
    }
    return [...byName.values()];
  }
}
