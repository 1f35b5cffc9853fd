/** So many bytes for all requests together; each takes what it has received and gives it back when it is answered. */
export class ByteBudget {
  #taken = 0;
  readonly #byOwner = new Map<string, number>();

  /** `maxPerOwner`: what one of them, such as a network of visitors, may hold of it. */
  constructor(
    private readonly max: number,
    private readonly maxPerOwner = max,
  ) {}

  get taken(): number {
    return this.#taken;
  }

  /** False when there is no room for as much, and then nothing is taken. */
  take(bytes: number, owner: string): boolean {
    const owned = this.#byOwner.get(owner) ?? 0;
    if (this.#taken + bytes > this.max || owned + bytes > this.maxPerOwner) return false;
    this.#taken += bytes;
    this.#byOwner.set(owner, owned + bytes);
    return true;
  }

  giveBack(bytes: number, owner: string): void {
    this.#taken -= bytes;
    const owned = (this.#byOwner.get(owner) ?? 0) - bytes;
    if (owned > 0) this.#byOwner.set(owner, owned);
    else this.#byOwner.delete(owner);
  }
}
