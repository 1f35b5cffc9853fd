import type { PollPace } from "#app/browser/live/poll-pace";

/** How often an open conversation asks for news: at most 30 KB a minute while it is quiet (CHAT-07). */
export const CHAT_PACE: PollPace = { activeMs: 3_000, idleMs: 20_000, idleAfter: 20 };
