import { useEffect, useMemo, useState } from "react";
import { type DayWords, type OwnClock, ownClock } from "#app/browser/own-clock";
import type { MessageModel } from "./chat-model";

/** The clock of this device, as soon as the page is taken over: until then it shows the server's times (CHAT-20). */
export function useOwnClock(): OwnClock | undefined {
  const [clock, setClock] = useState<OwnClock>();
  useEffect(() => setClock(ownClock(document.documentElement.lang)), []);
  return clock;
}

/** The messages with their times and days in the zone of this device. */
export function useOwnTimes(messages: MessageModel[], { today, yesterday }: DayWords): MessageModel[] {
  const clock = useOwnClock();
  return useMemo(() => {
    if (!clock) return messages;
    const words = { today, yesterday };
    return messages.map((message) => {
      const { iso } = message.time;
      return { ...message, time: { iso, text: clock.time(iso) }, day: clock.day(iso, words) };
    });
  }, [clock, messages, today, yesterday]);
}
