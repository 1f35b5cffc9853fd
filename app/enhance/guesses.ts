import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** The passwords that guessers try first and that are long enough to be chosen, most common first (enhance.config.ts). */
declare const COMMON_PASSWORDS: string;

const zxcvbn = new ZxcvbnFactory({ dictionary: { common: COMMON_PASSWORDS.split(" ") } });

/** From 0 to 4, how many guesses a password takes of somebody who knows these words about its owner. */
export function scoreOf(password: string, known: string[]): number {
  return zxcvbn.check(password, known).score;
}
