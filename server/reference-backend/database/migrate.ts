import { type Migration, Migrator } from "kysely";
import * as profiles from "./migrations/0001-profiles";
import * as accounts from "./migrations/0002-accounts";
import * as contacts from "./migrations/0003-contacts";
import * as office from "./migrations/0004-office";
import * as swipes from "./migrations/0005-swipes";
import * as payments from "./migrations/0006-payments";
import * as discountsDebits from "./migrations/0007-discounts-debits";
import * as reminders from "./migrations/0009-reminders";
import * as push from "./migrations/0014-push";
import * as noticeMails from "./migrations/0015-notice-mails";
import * as findable from "./migrations/0016-findable";
import * as intimateConsent from "./migrations/0017-intimate-consent";
import * as textLanguage from "./migrations/0018-text-language";
import type { Database } from "./schema";

/** In the order they run; a name that was released never changes. */
const MIGRATIONS: Record<string, Migration> = {
  "0001-profiles": profiles,
  "0002-accounts": accounts,
  "0003-contacts": contacts,
  "0004-office": office,
  "0005-swipes": swipes,
  "0006-payments": payments,
  "0007-discounts-debits": discountsDebits,
  "0009-reminders": reminders,
  "0014-push": push,
  "0015-notice-mails": noticeMails,
  "0016-findable": findable,
  "0017-intimate-consent": intimateConsent,
  "0018-text-language": textLanguage,
};

/** Brings the database to the newest version; throws the first migration's own error. */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
