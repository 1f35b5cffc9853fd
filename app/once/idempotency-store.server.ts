import { StoreUnavailable } from "./once-database.server";

/** What an idempotency store can store: no dates, no undefined, and by rule no text a member typed. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/**
 * How an effect ended.
 * - `done`: it happened; the result is given again to everyone who brings the key.
 * - `unknown`: it may have happened (an answer was lost). The key is never performed again.
 * - `refused`: it certainly did not happen. The key is free again, so that the member may correct and resend, unless
 *   `isFinal` says that the refusal is final for it.
 */
export type EffectResult<T extends JsonValue> =
  | { state: "done"; result: T }
  | { state: "unknown" }
  | { state: "refused"; result: T; isFinal?: boolean };

/** `replayed` tells that this call performed nothing: another one with the same key did. */
export type StoredOutcome<T extends JsonValue> =
  | { kind: "done"; result: T; replayed: boolean }
  | { kind: "refused"; result: T; replayed: boolean }
  | { kind: "unknown" }
  | { kind: "different_payload" };

/** Remembers effects by their form key, so that each goes upstream at most once (TRUST, "Once" 2; SIGN-09, CHAT-06). */
export interface IdempotencyStore {
  /**
   * Performs at most once per key. The key while running waits for the first and gives its answer; `fingerprint` tells
   * payloads apart and is stored as a hash that cannot be traced back to it.
   * @throws StoreUnavailable (IdempotencyStoreFull among them) before performing; whatever `perform` throws, after writing the key down as unknown
   */
  run<T extends JsonValue>(
    key: string,
    fingerprint: string,
    perform: () => Promise<EffectResult<T>>,
  ): Promise<StoredOutcome<T>>;
  /**
   * Turns an unknown outcome into a done one, after the conversation or the transaction was read again and shows it
   * (TRUST, "Once" 4). False when the key is not unknown.
   */
  confirm(key: string, result: JsonValue): Promise<boolean>;
  close(): Promise<void>;
}

/** Every row is younger than the time keys are kept: performing without a row could do things twice, so nothing is done. */
export class IdempotencyStoreFull extends StoreUnavailable {
  override readonly name = "IdempotencyStoreFull";
  constructor() {
    super("the idempotency store has no room for another key");
  }
}
