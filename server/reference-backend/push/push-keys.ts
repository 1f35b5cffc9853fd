import webPush from "web-push";
import type { Database } from "../database/schema";

/** VAPID keys (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The site's keys, made at the first start: other ones would end every subscription. */
export async function pushKeysOf(db: Database): Promise<PushKeys> {
  const stored = await db.selectFrom("push_keys").selectAll().executeTakeFirst();
  if (stored) return { publicKey: stored.public_key, privateKey: stored.private_key };
  const keys = webPush.generateVAPIDKeys();
  await db
    .insertInto("push_keys")
    .values({ public_key: keys.publicKey, private_key: keys.privateKey })
    .execute();
  return keys;
}
