// Frames while somebody does something, by the browser's own tracing: how many were drawn of those that were due, how long
// each stood, and the longest task of the page's main thread meanwhile.

const CATEGORIES = [
  "cc,benchmark",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "toplevel",
  // What a task consists of; told alone, so that nothing else is measured with it.
  ...(process.env.TASKS ? ["devtools.timeline", "v8", "blink"] : []),
];
/** A screen draws one each 16.7 ms: half of that more, and one was left out; and half more, and two were. */
const ONE_MISSED_MS = 25;
const TWO_MISSED_MS = 41.7;
/** The finger rested for so long: no frame was due. */
const RESTED_MS = 400;

async function traced(session, act) {
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  const told = await act();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.removeAllListeners("Tracing.dataCollected");
  return { events, told };
}

/** The process of the page that is traced; others of the same browser rest meanwhile. */
function processOf(events) {
  const started = events.find(({ name }) => name === "TracingStartedInBrowser");
  return started?.args.data.frames?.find(({ parent }) => !parent)?.processId;
}

/** How long each frame stood until the next one was seen while something scrolled, in ms. */
function stoodFor(reports) {
  const begun = new Map();
  const seen = new Map();
  for (const { ph, id2, args, ts } of reports) {
    const reporter = args?.frame_reporter;
    if (ph === "b") begun.set(id2?.local, /PRESENTED/.test(reporter?.state ?? "") ? reporter : undefined);
    const shown = ph === "e" ? begun.get(id2?.local) : undefined;
    if (!shown) continue;
    // What the main thread adds late to a frame is another report of it.
    const atMs = Math.min(ts / 1_000, seen.get(shown.frame_sequence)?.atMs ?? Number.POSITIVE_INFINITY);
    seen.set(shown.frame_sequence, { atMs, isScrolling: shown.scroll_state !== "SCROLL_NONE" });
  }
  const frames = [...seen.values()].sort((a, b) => a.atMs - b.atMs);
  return frames
    .slice(1)
    .flatMap(({ atMs, isScrolling }, at) =>
      isScrolling && frames[at].isScrolling ? [atMs - frames[at].atMs] : [],
    )
    .filter((ms) => ms < RESTED_MS);
}

/** The share of frames that scroll in which the main thread had to draw what moves: each of its tasks is a frame missed. */
function byMainThread(reports) {
  const states = reports.flatMap(({ args }) => args?.frame_reporter?.scroll_state ?? []);
  const byMain = states.filter((state) => state === "SCROLL_MAIN_THREAD").length;
  return byMain / Math.max(1, byMain + states.filter((state) => state === "SCROLL_COMPOSITOR_THREAD").length);
}

/** Traces `act`; gives what it tells, the frames, and the tasks of the main thread in ms. */
export async function framesOf(session, act) {
  const { events, told } = await traced(session, act);
  const pid = processOf(events);
  const own = pid === undefined ? events : events.filter((event) => event.pid === pid);
  const reports = own.filter(({ name }) => name === "PipelineReporter");
  const moving = stoodFor(reports);
  const share = (limitMs) => moving.filter((ms) => ms > limitMs).length / Math.max(1, moving.length);
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map((event) => `${event.pid} ${event.tid}`),
  );
  const tasks = own
    .filter(
      (event) =>
        mainThreads.has(`${event.pid} ${event.tid}`) && event.name === "ThreadControllerImpl::RunTask",
    )
    // Of the thread's own time, so that other programs of the machine are no part of it.
    .map(({ tdur = 0 }) => tdur / 1_000);
  return {
    told,
    perSecond:
      (1_000 * moving.length) /
      Math.max(
        1,
        moving.reduce((sum, ms) => sum + ms, 0),
      ),
    byMain: byMainThread(reports),
    missedOne: share(ONE_MISSED_MS),
    missedTwo: share(TWO_MISSED_MS),
    longestMs: Math.max(0, ...tasks),
    over50: tasks.filter((ms) => ms > 50).length,
    events: own,
  };
}
