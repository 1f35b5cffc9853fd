// What a long task consists of: the time of each kind of work in it, without what it called.

const LONG_MS = 30;
const WORTH_NAMING_MS = 1.5;

/** The tasks of a trace that took long, longest first, each with its parts in ms. */
export function longTasks(events, limitMs = LONG_MS) {
  const complete = events
    .filter(({ ph, dur }) => ph === "X" && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = complete.filter(
    ({ name, tdur = 0 }) => name === "ThreadControllerImpl::RunTask" && tdur / 1_000 > limitMs,
  );
  return tasks
    .sort((a, b) => b.tdur - a.tdur)
    .map((task) => {
      const own = complete.filter(
        ({ tid, ts, dur }) => tid === task.tid && ts >= task.ts && ts + dur <= task.ts + task.dur,
      );
      return { ms: Math.round(task.tdur / 1_000), parts: selfTimes(own) };
    });
}

function selfTimes(events) {
  const selfMs = new Map();
  const open = [];
  for (const { name, ts, dur, tdur = 0 } of events) {
    while (open.length > 0 && open.at(-1).endsAt < ts + dur) open.pop();
    const above = open.at(-1)?.name;
    if (above) selfMs.set(above, selfMs.get(above) - tdur / 1_000);
    selfMs.set(name, (selfMs.get(name) ?? 0) + tdur / 1_000);
    open.push({ name, endsAt: ts + dur });
  }
  return Object.fromEntries(
    [...selfMs]
      .filter(([, ms]) => ms > WORTH_NAMING_MS)
      .sort(([, a], [, b]) => b - a)
      .map(([name, ms]) => [name, Math.round(ms)]),
  );
}
