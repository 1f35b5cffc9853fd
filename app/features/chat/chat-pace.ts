import type { PollPace } from "#app/browser/live/poll-pace";

/**
 * How often an open conversation asks for news: every 3 s as long as somebody may be thinking of an answer, so that it is
 * seen within 3.5 s; in all at most 30 KB a minute while it is quiet (CHAT-07).
 */
export const CHAT_PACE: PollPace = { activeMs: 3_000, idleMs: 20_000, steadyFor: 7, idleAfter: 14 };
