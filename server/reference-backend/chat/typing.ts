const FORGOTTEN_AFTER_MS = 6000;
const MAX_NOTES = 10_000;

/** Who is writing to whom just now: only what real members' browsers said, and only for a few seconds. */
export class TypingNotes {
  readonly #until = new Map<string, number>();

  note(fromId: number, toId: number, now: number): void {
    if (this.#until.size >= MAX_NOTES) this.#until.clear();
    this.#until.set(`${fromId}>${toId}`, now + FORGOTTEN_AFTER_MS);
  }

  /** A sent message ends the note. */
  clear(fromId: number, toId: number): void {
    this.#until.delete(`${fromId}>${toId}`);
  }

  isTyping(fromId: number, toId: number, now: number): boolean {
    return (this.#until.get(`${fromId}>${toId}`) ?? 0) > now;
  }
}
