import type { ColumnType, Generated, Kysely, Selectable } from "kysely";
import type { DirectDebitsTable, DiscountCodesTable } from "./offer-tables";
import type {
  NoticeMailsTable,
  OutboxTable,
  PushJobsTable,
  PushKeysTable,
  PushSubscriptionsTable,
  ReportsTable,
} from "./office-tables";

/** Moments are milliseconds since the epoch, booleans are 0 or 1, lists are JSON text: what every SQL database has. */
type Flag = number;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

/** A profile, of a real or a fictional member. */
interface MembersTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  gender: string | null;
  sexuality: string | null;
  date_of_birth: string;
  country: string | null;
  region: string | null;
  city: string | null;
  about_me: string | null;
  interests: WithDefault<string>;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  reason_for_signup: string | null;
  /** Of the texts, as a BCP 47 tag. */
  text_language: string | null;
  cam_url: string | null;
  fictional: WithDefault<Flag>;
  /** Whether a fictional member writes back. */
  answers: WithDefault<Flag>;
  status: WithDefault<string>;
  invisible: WithDefault<Flag>;
  /** Whether the member agreed to be found by search engines. */
  findable: WithDefault<Flag>;
  /** 1 where search shows the profile: active and not invisible. */
  listed: WithDefault<Flag>;
  num_photos: WithDefault<number>;
  main_photo_id: number | null;
  search_rank: WithDefault<number>;
}

/** What only real members have: how they log in, what they own. */
interface AccountsTable {
  member_id: number;
  email: string;
  email_key: string;
  password_hash: string;
  status: string;
  credits: WithDefault<number>;
  paid: WithDefault<Flag>;
  free_messages_left: number;
  signup_at: number;
  /** When orientation and intimate interests were agreed to be kept and shown. */
  intimate_agreed_at: WithDefault<number | null>;
  language: string;
  notifications: WithDefault<string>;
  notifications_disabled: WithDefault<string>;
  delete_at: number | null;
  deletion_reason: string | null;
  deletion_remarks: string | null;
  tracking: string | null;
  /** Of the site that the member last logged in at: for mails that no request leads to. */
  origin: WithDefault<string | null>;
  /** The newest message that a reminder was about. */
  reminded_to: WithDefault<number>;
}

interface PhotosTable {
  id: Generated<number>;
  member_id: number;
  position: number;
  status: WithDefault<string>;
  match: string;
  width: number;
  height: number;
  color: string;
  /** JSON: [{ match, width }]. */
  variants: string;
}

interface SessionsTable {
  token_hash: string;
  member_id: number;
  created_at: number;
  expires_at: number;
}

interface CodesTable {
  code_hash: string;
  kind: string;
  member_id: number;
  email: string | null;
  expires_at: number;
  used_at: number | null;
}

interface AttemptsTable {
  subject: string;
  failures: number;
  last_at: number;
}

/** How often something happened to a subject in a window, such as mails a day. */
interface CountsTable {
  kind: string;
  subject: string;
  window_start: number;
  count: number;
}

interface IdempotencyKeysTable {
  key_hash: string;
  fingerprint: string;
  status: number;
  answer: string;
  /** The member that a repeated signup is logged in as: the first cookie itself is not kept. */
  session_member_id: number | null;
  created_at: number;
}

interface LikesTable {
  from_id: number;
  to_id: number;
  is_new: Flag;
  created_at: number;
}

interface SwipesTable {
  member_id: number;
  profile_id: number;
  liked: Flag;
  created_at: number;
}

interface BlocksTable {
  from_id: number;
  to_id: number;
  created_at: number;
}

interface ConversationsTable {
  id: Generated<number>;
  low_id: number;
  high_id: number;
}

/** One member's view of a conversation. */
interface ConversationSidesTable {
  conversation_id: number;
  member_id: number;
  partner_id: number;
  last_message_id: number;
  unread: WithDefault<number>;
  visible: WithDefault<Flag>;
  /** Messages up to this id were deleted by this member. */
  cleared_to: WithDefault<number>;
  /** Whether this member wrote in it: what a free member's limit counts. */
  wrote: WithDefault<Flag>;
}

interface MessagesTable {
  id: Generated<number>;
  conversation_id: number;
  sender_id: number;
  kind: string;
  text: string | null;
  /** JSON of an image or gift, where the message has one. */
  attachment: string | null;
  created_at: number;
  key: string | null;
}

/** One side of a change of credits; the rows of one `transfer` sum to nothing. */
interface CreditEntriesTable {
  id: Generated<number>;
  transfer: string | null;
  /** `member`, or what stands against it: the reason's book. */
  account: WithDefault<string>;
  member_id: number;
  amount: number;
  reason: string;
  message_id: number | null;
  payment_id: number | null;
  created_at: number;
}

interface PaymentsTable {
  id: Generated<number>;
  member_id: number;
  package_id: number;
  credits: number;
  method: string;
  /** PAYMENT_STATUSES of the contract. */
  status: string;
  /** What is paid, in minor units; `full_amount` is the price without a discount. */
  amount: number;
  full_amount: number;
  currency: string;
  discount_code: string | null;
  card_id: string | null;
  recurring_failed: WithDefault<Flag>;
  /** Names the payment to the provider: nobody can guess another one's. */
  token: string;
  return_url: string | null;
  /** The Idempotency-Key it was made with. */
  key: string | null;
  created_at: number;
  settled_at: number | null;
}

interface StoredCardsTable {
  id: string;
  member_id: number;
  brand: string;
  last4: string;
  expires: string;
  created_at: number;
}

/** What the test provider will still say of a payment. */
interface SandboxNoticesTable {
  id: Generated<number>;
  payment_id: number;
  outcome: string;
  due_at: number;
}

interface ReplyJobsTable {
  id: Generated<number>;
  kind: string;
  from_id: number;
  to_id: number;
  /** The message that is answered; null for a like. */
  message_id: number | null;
  /** Null while the member's address is unconfirmed. */
  due_at: number | null;
}

export interface Tables {
  members: MembersTable;
  accounts: AccountsTable;
  photos: PhotosTable;
  sessions: SessionsTable;
  codes: CodesTable;
  attempts: AttemptsTable;
  counts: CountsTable;
  idempotency_keys: IdempotencyKeysTable;
  likes: LikesTable;
  swipes: SwipesTable;
  blocks: BlocksTable;
  conversations: ConversationsTable;
  conversation_sides: ConversationSidesTable;
  messages: MessagesTable;
  credit_entries: CreditEntriesTable;
  payments: PaymentsTable;
  stored_cards: StoredCardsTable;
  sandbox_notices: SandboxNoticesTable;
  reply_jobs: ReplyJobsTable;
  outbox: OutboxTable;
  reports: ReportsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_jobs: PushJobsTable;
  push_keys: PushKeysTable;
  notice_mails: NoticeMailsTable;
  discount_codes: DiscountCodesTable;
  direct_debits: DirectDebitsTable;
}

export type Database = Kysely<Tables>;
export type MemberRow = Selectable<MembersTable>;
export type MessageRow = Selectable<MessagesTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type DiscountCodeRow = Selectable<DiscountCodesTable>;
export type DirectDebitRow = Selectable<DirectDebitsTable>;
