// Looks at every page of both members once a second, holds it against the books, and keeps what was untrue for longer
// than its tolerance.
import { readScreen } from "./screen.mjs";
import { BAD_LINE_MS, LATE_TIMES, RECORDER_MS, SEEN_WITHIN_MS, SILENT_CUT_MS } from "./tolerances.mjs";
import { untrueClaims, untrueReceipts, untrueTimes } from "./truth.mjs";

/** Looks whose lateness counts: the pages' own work of some seconds ago shows now. */
const LATE_LOOKS = 12;

export function startRecorder({ books, people, startedMs }) {
  /** Since when each untrue thing stands on a screen. */
  const standing = new Map();
  const untruths = [];
  let looks = 0;
  /** How late this machine was lately, in ms: the pages are as late as the recorder is. */
  const late = [];
  let latestMs = 0;
  let before = books.read();
  let timer;
  let looking = Promise.resolve();

  function judge(person, { page, tab, screen }, found, nowMs) {
    const seen = new Set();
    for (const claim of found) {
      const key = `${person.name} ${tab} ${claim.name}`;
      seen.add(key);
      const claimed = standing.get(key) ?? { sinceMs: nowMs };
      standing.set(key, claimed);
      const backMs = person.back ? person.back.atMs + (person.back.silent ? SILENT_CUT_MS : 0) : 0;
      const stoodMs = nowMs - Math.max(claimed.sinceMs, backMs, person.openedMs ?? 0);
      const toleranceMs = claim.now
        ? 0
        : SEEN_WITHIN_MS + RECORDER_MS + (person.isBad ? BAD_LINE_MS : 0) + LATE_TIMES * Math.max(...late);
      if (!claim.now && (person.isAway || stoodMs <= toleranceMs)) continue;
      if (claimed.told) {
        claimed.told.stoodMs = stoodMs;
        continue;
      }
      claimed.told = { atS: (nowMs - startedMs) / 1000, who: person.name, tab, ...claim, stoodMs };
      Object.assign(claimed.told, { at: screen?.path, isLive: screen?.isLive, trace: person.traceOf(page) });
      untruths.push(claimed.told);
    }
    for (const key of standing.keys())
      if (key.startsWith(`${person.name} ${tab} `) && !seen.has(key)) standing.delete(key);
  }

  async function lookOnce(dueMs) {
    const was = before;
    const tabs = people.flatMap((person) =>
      person.context.pages().map((page, tab) => ({ person, page, tab: tab === 0 ? "first" : "second" })),
    );
    const askedMs = Date.now();
    const screens = await Promise.all(tabs.map(({ page }) => readScreen(page)));
    late.push(Date.now() - askedMs + Math.max(0, askedMs - dueMs));
    if (late.length > LATE_LOOKS) late.shift();
    latestMs = Math.max(latestMs, ...late);
    const now = books.read();
    before = now;
    for (const [at, { person, page, tab }] of tabs.entries()) {
      const screen = screens[at];
      const seen = { page, tab, screen };
      // A page that is on its way shows nothing yet, and what comes is new.
      if (!screen || !/^\/(chats|members\/\d+\/chat)/.test(screen.path)) {
        judge(person, seen, [], now.atMs);
        continue;
      }
      looks += 1;
      const partner = people.find((each) => each !== person);
      const view = { screen, before: was, books: now, me: person, partner, since: person.openedMs ?? 0 };
      const receipts = screen.partner === String(partner.id) ? untrueReceipts(view) : [];
      judge(person, seen, [...untrueClaims(view), ...receipts, ...untrueTimes(screen)], now.atMs);
    }
  }

  const tick = (thisMs) => {
    const dueMs = Math.max(Date.now(), thisMs + RECORDER_MS);
    looking = lookOnce(thisMs).finally(() => {
      if (timer !== undefined) timer = setTimeout(tick, Math.max(0, dueMs - Date.now()), dueMs);
    });
  };
  timer = setTimeout(tick, 0, Date.now());
  return {
    untruths,
    looks: () => looks,
    latestMs: () => latestMs,
    add: (untruth) =>
      untruths.push({ atS: (Date.now() - startedMs) / 1000, stoodMs: 0, tab: "first", ...untruth }),
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
