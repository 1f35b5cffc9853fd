import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Member, type Passport } from "./members";
import { disableProfile, grantPremium } from "./operator-desk";
import { theSite } from "./the-site";

/** Credits that journeys begin with, one entry a journey. */
const CREDITS = [200, 130, 61, 60, 55, 36, 30, 22, 21, 20, 20, 15, 14, 13, 12, 11, 10, 7, 0, 0];
/** Members of each: two projects, and as many to repeat. */
const OF_EACH = 4;

const folder = () => join(theSite.dataDir, "prepared");

/** Members as only the operator can make them: Premium, or disabled. Before any journey begins. */
export async function prepareMembers(): Promise<void> {
  mkdirSync(folder());
  const wishes = CREDITS.flatMap((credits) => Array.from({ length: OF_EACH }, () => credits));
  const members = await Promise.all(wishes.map(() => Member.signUp("Prem")));
  members.forEach((member, index) => {
    const credits = wishes[index] ?? 0;
    grantPremium(member.id, credits);
    keep(`premium-${credits}-${index}`, member);
  });
  const gone = await Member.signUp("Gone");
  disableProfile(gone.id);
  keep("disabled", gone);
}

function keep(name: string, member: Member): void {
  writeFileSync(join(folder(), `${name}.json`), JSON.stringify(member.passport));
}

function read(file: string): Member {
  return Member.of(JSON.parse(readFileSync(join(folder(), file), "utf8")) as Passport);
}

/** A Premium member with this many credits, whom no other test has. */
export function takePremium(credits: number): Member {
  const free = readdirSync(folder()).filter((file) => file.startsWith(`premium-${credits}-`));
  for (const file of free) {
    try {
      renameSync(join(folder(), file), join(folder(), `taken-${file}`));
    } catch {
      continue; // Another worker was quicker.
    }
    return read(`taken-${file}`);
  }
  throw new Error(`no prepared member with ${credits} credits is left`);
}

/** Somebody whom the operator disabled; all tests share them. */
export function disabledMember(): Member {
  return read("disabled.json");
}
