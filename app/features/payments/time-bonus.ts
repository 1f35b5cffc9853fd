import { countdownParts } from "#app/ui/countdown";

/** SPEC §3 and §9: the welcome offer, once per user, in a member's first four hours. */
export const TIME_BONUS = {
  code: "TIMEBONUS25",
  percentage: 25,
  status: "active",
  validity: "once-per-user",
  lastsMs: 14_400_000,
} as const;

const JUST_MS = 3_600_000;

/** What of a member decides; milliseconds since the epoch by the operator's clock. */
export interface BonusMember {
  isPaid: boolean;
  signupAtMs: number;
}

/** SPEC §3, Time bonus state. */
export type TimeBonusState =
  | { isVisible: false }
  | {
      isVisible: true;
      endsAtMs: number;
      secondsLeft: number;
      countdownTimer: { hours: string; minutes: string; seconds: string };
    };

export type TimeBonusEvent =
  /** The login state changed; `null` where nobody is logged in or nothing is due. */
  | { type: "loaded"; endsAtMs: number | null; nowMs: number }
  /** Once per second. */
  | { type: "ticked"; nowMs: number }
  | { type: "logged_out" }
  | { type: "paid" };

export const NO_TIME_BONUS: TimeBonusState = { isVisible: false };

/** When the offer of this member ends; null for visitors, paying members and those who signed up too long ago. */
export function bonusEndOf(member: BonusMember | undefined, nowMs: number): number | null {
  if (!member || member.isPaid) return null;
  const endsAtMs = member.signupAtMs + TIME_BONUS.lastsMs;
  if (nowMs >= endsAtMs) return null;
  // A signup that lies ahead is a clock that differs: nobody gets more than the four hours.
  return Math.min(endsAtMs, nowMs + TIME_BONUS.lastsMs);
}

/** Whether this member's offer ended a moment ago: its price was just seen, and is not the price any more. */
export function hasJustEnded(member: BonusMember | undefined, nowMs: number): boolean {
  if (!member || member.isPaid) return false;
  const agoMs = nowMs - member.signupAtMs - TIME_BONUS.lastsMs;
  return agoMs >= 0 && agoMs < JUST_MS;
}

/** The next state (PAY-08): cleared at zero, on logout, when paid, when null; a second start while running is ignored. */
export function nextTimeBonus(state: TimeBonusState, event: TimeBonusEvent): TimeBonusState {
  switch (event.type) {
    case "loaded":
      if (event.endsAtMs === null) return NO_TIME_BONUS;
      return state.isVisible ? state : runningUntil(event.endsAtMs, event.nowMs);
    case "ticked":
      return state.isVisible ? runningUntil(state.endsAtMs, event.nowMs) : state;
    case "logged_out":
    case "paid":
      return NO_TIME_BONUS;
  }
}

function runningUntil(endsAtMs: number, nowMs: number): TimeBonusState {
  const secondsLeft = Math.ceil((endsAtMs - nowMs) / 1000);
  if (secondsLeft <= 0) return NO_TIME_BONUS;
  return {
    isVisible: true,
    endsAtMs,
    secondsLeft,
    countdownTimer: countdownParts(secondsLeft),
  };
}
