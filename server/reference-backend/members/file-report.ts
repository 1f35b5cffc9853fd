import { randomInt } from "node:crypto";
import { countOne } from "../auth/counter";
import type { Database } from "../database/schema";
import { rateLimited } from "../http/refusal";

const DAY_MS = 86_400_000;
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

interface Filing {
  /** First letter of the reference. */
  letter: string;
  /** How many of this sort one subject may file a day. */
  limit: { kind: string; subject: string; max: number };
  memberId: number | undefined;
  profileId?: number;
  kind: string;
  reason: string;
  remarks: string | null;
  evidence: unknown;
  now: number;
}

/** Keeps what somebody reported, complained of or declared; gives its reference. @throws Refusal beyond the limit */
export async function fileReport(db: Database, filing: Filing): Promise<string> {
  const { letter, limit, memberId, profileId, kind, reason, remarks, evidence, now } = filing;
  const wait = await countOne(db, { ...limit, windowMs: DAY_MS, now });
  if (wait > 0) throw rateLimited(wait);
  const reference = newReference(letter);
  await db
    .insertInto("reports")
    .values({
      reference,
      member_id: memberId ?? null,
      profile_id: profileId ?? null,
      kind,
      reason,
      remarks,
      evidence: JSON.stringify(evidence),
      created_at: now,
    })
    .execute();
  return reference;
}

/** `R-7K2M-9QXW`: can be read out on the phone. */
function newReference(letter: string): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letter}-${part()}-${part()}`;
}
