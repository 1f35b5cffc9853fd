import type { ColumnType, Generated } from "kysely";

type WithDefault<T> = ColumnType<T, T | undefined, T>;

export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  delivered_at: number | null;
  /** Where one click of a mail program unsubscribes (RFC 8058), on mails that nobody asked for. */
  unsubscribe: WithDefault<string | null>;
}

export interface ReportsTable {
  id: Generated<number>;
  reference: string;
  member_id: number | null;
  profile_id: number | null;
  kind: string;
  reason: string;
  remarks: string | null;
  /** JSON of what was reported, as it was then. */
  evidence: string | null;
  created_at: number;
}

export interface PushSubscriptionsTable {
  endpoint: string;
  member_id: number;
  subscription: string;
  created_at: number;
}

/** A push message that is still to be sent; written with what it tells of. */
export interface PushJobsTable {
  id: Generated<number>;
  member_id: number;
  kind: string;
  created_at: number;
}

/** The one VAPID key pair of this site (RFC 8292), base64url. */
export interface PushKeysTable {
  public_key: string;
  private_key: string;
}

/** The last mail of a kind of news to a member. */
export interface NoticeMailsTable {
  member_id: number;
  /** A preference of SPEC §3. */
  type: string;
  sent_at: number;
  /** The newest thing that it told of: a message's number, or a like's moment. */
  told_to: number;
}
