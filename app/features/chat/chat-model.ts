import type { Counts } from "#app/browser/live/counts";
import type { PictureSource } from "#app/ui/picture";
import type { TextPart } from "./message-links.server";
import type { ChatPageWords } from "./page-words.server";

/** A moment in the reader's words and in the machine's spelling. */
export interface Moment {
  text: string;
  iso: string;
}

/** What a message shows besides or instead of a text. */
export interface MessageMedia {
  kind: "photo" | "gift" | "gif";
  src: string;
  set?: readonly PictureSource[] | undefined;
  width: number;
  height: number;
  tone?: number | undefined;
  alt: string;
  /** Under the picture: name of a gift; that a photo is looked at first. */
  caption?: string | undefined;
  /** Address of the page with the whole photo. */
  large?: string | undefined;
}

/** Photo of the partner: what can be done with it. */
export interface PartnerPhoto {
  /** Not opened yet (SAFE-07): nothing of it is on the page, its address neither. */
  covered: boolean;
  /** Where its form posts to, and the page of older messages to come back to. */
  action: string;
  before: number | undefined;
  report: string;
}

/** One message as the page shows it; made by the server, so that both sides of a hydrated page agree. */
export interface MessageModel {
  id: number;
  own: boolean;
  text: string | undefined;
  /** The same in pieces, where it has a link: each leads to our page about it. */
  parts?: TextPart[] | undefined;
  /** What stands for a kind that has no text: "Photo". */
  kindText: string | undefined;
  media: MessageMedia | undefined;
  /** Set for photos of the partner. */
  photo: PartnerPhoto | undefined;
  time: Moment;
  day: Moment;
  /** Minutes since the epoch: messages of one side in one minute stand together. */
  minute: number;
  /** End of the key an own message was sent with: how a page finds one again whose answer was lost. */
  mark: string | undefined;
  /** The partner talks of money or of moving elsewhere (TRUST.md, "Honest and safe"). */
  risky: boolean;
}

export interface ChatPartner {
  id: number;
  name: string;
  line: string | undefined;
  photo: string | undefined;
  fictional: string | undefined;
  /** What the profile is and who answers (SAFE-09); stands above the messages. */
  answeredBy: string | undefined;
  /** Who answers, in a few words; stands where one writes. */
  answers: string | undefined;
}

/** Why a message was not sent, in the reader's words, with the way out. */
export interface SendRefusal {
  status: number;
  text: string;
  detail: string | undefined;
  link: { href: string; label: string } | undefined;
  /** The same text may be sent again with the same key. */
  retry: boolean;
  /** Our side could not take it now: it goes by itself later, with the same key. */
  waits?: boolean;
  /** Its key was of another login, or too old: nothing was sent with it. */
  stale?: boolean;
}

/** Why nothing can be written, and the way out. */
export type ChatNotice = Pick<SendRefusal, "text"> & Partial<Pick<SendRefusal, "link">>;

/** What a refused post of the message form shows again. */
export interface PostedBack {
  typed: string;
  /** Undefined where the form only asked for new messages. */
  refusal: SendRefusal | undefined;
}

/** Words of the panel beside the text box, and the largest file that may be sent. */
export interface AttachModel {
  open: string;
  photoChoose: string;
  photoOther: string;
  photoRemove: string;
  photoHelp: string;
  photoChosen: string;
  photoTooLarge: string;
  photoTooMany: string;
  photoMaxBytes: number;
  gif: string;
  gift: string;
  /** Where GIFs and gifts are chosen, by the button's intent. */
  pages: Record<string, string>;
}

/** So many photos at once. */
interface PhotoCount {
  /** "Send 2 photos · 4 credits". */
  send: string;
  /** Why that is too much for this member. */
  refusal?: SendRefusal | undefined;
}

/** What each kind of message costs, in words. */
export interface AttachCosts {
  /** One photo, two, and so on, to as many as go at once. */
  photos: PhotoCount[];
  /** "Up to 5 at once, 2 credits each." */
  photoEach: string;
  photo: string;
  gif: string;
  gift: string;
}

/** Credits the member has left, and what is counted: "credits left". */
export interface Balance {
  credits: number;
  words: string;
}

export interface ComposerState {
  /** Form keys of the next messages, first come first used: a key is for one message, and an answer may be lost. */
  keys: string[];
  /** Cost of the next text, in few words: "1 credit", "free", or "5 free left". */
  cost: string;
  /** Free messages left, in words: "5 free messages left". */
  freeLeft: string | undefined;
  attachCosts: AttachCosts;
  /** As upstream told it last (CHAT-20); undefined where it did not say, and for members who never bought any. */
  balance: Balance | undefined;
}

/** Up to which message the partner has opened what the member wrote, and who did: "Read". */
export interface ReadMark {
  to: number;
  text: string;
}

/** Before which message the unread ones begin: "3 unread messages". */
export interface UnreadMark {
  before: number;
  text: string;
}

export interface ConversationModel {
  title: string;
  /** Names the draft of this conversation in the browser's storage. */
  draftKey: string;
  words: ChatPageWords;
  partner: ChatPartner;
  conversation: number | undefined;
  /** Form key of what is done with covers. */
  coverKey: string;
  messages: MessageModel[];
  unread: UnreadMark | undefined;
  /** Undefined where upstream does not tell this member. */
  read: ReadMark | undefined;
  older: string | undefined;
  olderHidden: boolean;
  /** Address of the newest messages, on a page of older ones; such a page does not poll. */
  newest: string | undefined;
  typing: boolean;
  composer: ComposerState;
  attach: AttachModel;
  messageLength: number;
  /** Enter sends where there is a real keyboard, unless the member chose otherwise. */
  enterSends: boolean;
  /** Text of an earlier attempt that comes back, or an opening line that was chosen. */
  draft: string | undefined;
  /** Stands above the box: the partner cannot be written to at the moment. */
  notice: ChatNotice | undefined;
  /** Where the message form posts to. */
  action: string;
  updatesUrl: string;
  loginUrl: string;
  removeUrl: string | undefined;
  unconfirmedNote: string | undefined;
  withText: string;
  typingText: string;
  messagesLabel: string;
  startText: string;
  /** Unread messages this visit has read: the badges follow (CHAT-04). */
  readNow: number;
}

/** Older messages that a page loads upward (CHAT-11). */
export interface OlderMessages {
  messages: MessageModel[];
  /** Where the ones before are. */
  older: string | undefined;
  olderHidden: boolean;
}

/** The list of conversations and the counts of the frame, as every poll brings them (CHAT-15). */
export interface LiveList {
  /** Whose they are. */
  owner: number;
  rows: ChatRow[];
  counts: Counts;
}

/** What a poll brings beside an open conversation. */
export interface ConversationNews extends LiveList {
  /** Stands above the box as long as it is so: the partner blocked, left or became invisible, or the conversation was removed elsewhere. */
  notice?: ChatNotice | undefined;
  /** Messages up to this id were removed elsewhere: nothing of them stays on the page. */
  removedTo?: number | undefined;
  messages: MessageModel[];
  read?: ReadMark | undefined;
  typing: boolean;
  composer: Omit<ComposerState, "keys">;
  /** Form keys of the login that is valid now, where they were asked for. */
  keys?: string[] | undefined;
}

/** Answer to a message sent by script. */
export type SendAnswer =
  | { ok: true; message: MessageModel; composer: Omit<ComposerState, "keys">; key: string; rows: ChatRow[] }
  | { ok: false; refusal: SendRefusal; key: string; balance: Balance | undefined };

/** A part of a name, and whether only conversations with unread messages are listed (CHAT-21). */
export interface ChatFilter {
  query: string;
  unread: boolean;
}

/** What stands above a list that can be searched. */
export interface ChatSearch extends ChatFilter {
  /** How many were found, in words; undefined where nothing is left out. */
  found: string | undefined;
}

/** A part of the list of conversations. */
export interface ChatRows {
  /** Undefined where there are so few that nobody searches. */
  search: ChatSearch | undefined;
  /** Whose list it is: names the drafts of its conversations in the browser's storage. */
  owner: number;
  rows: ChatRow[];
  /** Addresses of the pages beside this one. */
  newer: string | undefined;
  older: string | undefined;
}

export interface ChatRow {
  conversation: number;
  profile: number;
  name: string;
  photo: string | undefined;
  fictional: string | undefined;
  last: string | undefined;
  time: Moment | undefined;
  unread: number;
  unreadWords: string;
}

/** A conversation without a message yet. */
export type StartingRow = Pick<ChatRow, "profile" | "name" | "photo" | "fictional"> & { text: string };

/** What the loaders of `/chats` and of a conversation give. */
export interface ConversationPageData {
  title: string;
  words: ChatPageWords;
  list: ChatRows;
  conversation: ConversationModel | undefined;
  /** Nothing can be written here: why, and the text that waited for this page. */
  refused: (ChatNotice & { title: string; kept?: string | undefined }) | undefined;
  /** The conversation was begun from the match overlay and is marked as starting (LIKE-03). */
  starting?: StartingRow | undefined;
  /** What the open pages of this member in this language tell each other by (CHAT-15). */
  channel: string;
  owner: number;
  /** ETag of the list and counts that the page shows. */
  known: string | undefined;
}
