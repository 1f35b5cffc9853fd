/** Where a poll stands; what it does next follows from this alone. */
export interface PollState {
  /** `out`: the login is over; asked again when somebody comes back. */
  phase: "waiting" | "asking" | "out" | "over";
  /** Nobody looks at the page: nothing is asked. */
  hidden: boolean;
  /** Answers without news in a row: the pace follows them. */
  quiet: number;
  /** Something happened while an answer was under way, which may not know of it. */
  again: boolean;
  /** Questions so far: one more of them is asked. */
  questions: number;
}

export type PollEvent =
  /** The wait is over. */
  | "due"
  /** Answers: news, none, none at all, and that nobody is logged in. */
  | "news"
  | "nothing"
  | "failed"
  | "logged-out"
  | "hidden"
  | "shown"
  | "online"
  /** Something happened elsewhere: a push message, another tab. */
  | "woken"
  /** Somebody is there. */
  | "touched"
  | "stopped";

export const FIRST_POLL: PollState = {
  phase: "waiting",
  hidden: false,
  quiet: 0,
  again: false,
  questions: 0,
};

function asked(state: PollState): PollState {
  return { ...state, phase: "asking", again: false, questions: state.questions + 1 };
}

/** An answer came: the next question waits its turn, unless something happened meanwhile. */
function answered(state: PollState, quiet: number): PollState {
  if (state.phase !== "asking") return state;
  const next: PollState = { ...state, quiet, phase: "waiting" };
  return state.again && !state.hidden ? asked(next) : { ...next, again: false };
}

/** Asks at once where somebody looks; a question under way is followed by another one. */
function askNow(state: PollState): PollState {
  if (state.hidden) return state;
  return state.phase === "asking" ? { ...state, again: true } : asked(state);
}

/** What one event makes of a poll (CHAT-07, CHAT-15). */
export function nextPoll(state: PollState, event: PollEvent): PollState {
  if (state.phase === "over") return state;
  switch (event) {
    case "due":
      return state.phase === "waiting" && !state.hidden ? asked(state) : state;
    case "news":
      return answered(state, 0);
    case "nothing":
    case "failed":
      return answered(state, state.quiet + 1);
    case "logged-out":
      return { ...state, phase: "out", again: false };
    case "hidden":
      return { ...state, hidden: true };
    case "shown":
      return state.phase === "asking"
        ? { ...state, hidden: false, quiet: 0 }
        : asked({ ...state, hidden: false, quiet: 0 });
    case "online":
      return askNow({ ...state, quiet: 0 });
    case "woken":
      return askNow(state);
    case "touched":
      return { ...state, quiet: 0 };
    case "stopped":
      return { ...state, phase: "over" };
  }
}
