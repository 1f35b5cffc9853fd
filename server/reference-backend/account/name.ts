import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import { emailKey } from "./email";

const MIN_LENGTH = 2;
const MAX_LENGTH = 30;

/** Names are compared without case. */
export function nameKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}

/** SPEC §5: not the e-mail address, not beginning with @; 2 to 30 code points without control or unseen characters. */
export function isName(name: string, email: string): boolean {
  const length = [...name].length;
  return (
    length >= MIN_LENGTH &&
    length <= MAX_LENGTH &&
    !name.startsWith("@") &&
    nameKey(name) !== emailKey(email) &&
    !/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name)
  );
}

/** Throws `name_in_use` where somebody else has it. */
export async function requireFreeName(db: Database, name: string, ownId?: number): Promise<void> {
  if (!(await isFreeName(db, name, ownId))) throw new Refusal("name_in_use");
}

/** Whether no other member has it. */
export async function isFreeName(db: Database, name: string, ownId?: number): Promise<boolean> {
  const taken = await db
    .selectFrom("members")
    .select("id")
    .where("name_key", "=", nameKey(name))
    .where("id", "!=", ownId ?? 0)
    .executeTakeFirst();
  return taken === undefined;
}
