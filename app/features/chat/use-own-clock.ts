import { useEffect, useMemo, useState } from "react";
import { type DayWords, type OwnClock, ownClock } from "#app/browser/own-clock";
import type { MessageModel } from "./chat-model";

/** Midnight makes another day of today, also for a page that slept: it is looked for so often. */
const NEW_DAY_MS = 10_000;

/** The day that a page which is taken over has: what it draws from then on, as another conversation, is not drawn twice. */
let today = 0;

/** The clock of this device, as soon as the page is taken over: until then it shows the server's times (CHAT-20). */
export function useOwnClock(): OwnClock | undefined {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => {
      today = new Date().getDate();
      setDay(today);
    };
    look();
    const timer = setInterval(look, NEW_DAY_MS);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => (day > 0 ? ownClock(document.documentElement.lang) : undefined), [day]);
}

/** Rewrites each message once: what did not change stays the same object, and is not drawn again. */
function inOwnTimes(clock: OwnClock, words: DayWords): (message: MessageModel) => MessageModel {
  const rewritten = new WeakMap<MessageModel, MessageModel>();
  return (message) => {
    const known = rewritten.get(message);
    if (known) return known;
    const { iso } = message.time;
    const own = { ...message, time: { iso, text: clock.time(iso) }, day: clock.day(iso, words) };
    rewritten.set(message, own);
    return own;
  };
}

/** The messages with their times and days in the zone of this device. */
export function useOwnTimes(messages: MessageModel[], { today, yesterday }: DayWords): MessageModel[] {
  const clock = useOwnClock();
  const rewrite = useMemo(() => clock && inOwnTimes(clock, { today, yesterday }), [clock, today, yesterday]);
  return useMemo(() => (rewrite ? messages.map(rewrite) : messages), [rewrite, messages]);
}
