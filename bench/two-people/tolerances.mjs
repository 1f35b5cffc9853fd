// How long a screen may lag behind the books, and why.

/** Pause between two polls of a conversation in which something happens (`app/features/chat/chat-pace.ts`). */
export const CHAT_POLL_MS = 3_000;
/** A member sees a message this soon after it was sent, at the pace of the poll. */
export const SEEN_WITHIN_MS = 3_500;
/** The recorder looks once a second, so it may have missed the moment in which a thing became true. */
export const RECORDER_MS = 1_000;
/** On the bad line: a question and an answer behind a page or a photo that is being loaded. */
export const BAD_LINE_MS = 4_000;
/** A cut that the browser is not told of is over for a page when the question that hangs in it is given up (10 s, 12 s for a message), and the next has been asked. */
export const SILENT_CUT_MS = 12_000 + CHAT_POLL_MS;
/** A machine that has other work is late with everything: a screen may lag so many times longer than the recorder itself did. */
export const LATE_TIMES = 3;
