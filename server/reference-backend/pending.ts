import { exportData } from "#app/contract/account.server";
import * as chat from "#app/contract/chat.server";
import type { Route } from "./http/call";
import { NotImplemented } from "./http/refusal";

/** In the contract, not yet filled here: answered with 501. The one list of them. */
const PENDING = [exportData, chat.sendPhoto, chat.sendGift, chat.sendGif, chat.gifts];

export const pendingRoutes: Route[] = PENDING.map((endpoint) => ({
  endpoint,
  handle: () => Promise.reject(new NotImplemented()),
}));
