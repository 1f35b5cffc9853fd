import type { PollPace } from "#app/browser/live/poll-pace";

/**
 * How often an open conversation asks for news: every 3 s as long as somebody is there, so that a message is seen within
 * 3.5 s, and two minutes longer; then ever slower, until somebody is back (CHAT-07, docs/decisions/0110).
 */
export const CHAT_PACE: PollPace = { activeMs: 3_000, idleMs: 20_000, steadyFor: 40, idleAfter: 47 };
