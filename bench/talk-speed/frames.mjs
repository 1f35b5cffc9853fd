// Frames while somebody scrolls, by the browser's own tracing: how many were drawn of those that were due, and the
// longest task of the page's main thread meanwhile.

/** Traces `act`; gives the share of frames that came in time and the tasks of the main thread, in ms. */
export async function framesOf(session, act) {
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "cc,benchmark",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.frame",
        "toplevel",
      ],
    },
  });
  await act();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  const states = events
    .filter(({ name, ph }) => name === "PipelineReporter" && ph === "b")
    .map(({ args }) => args.frame_reporter?.state);
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
  const dropped = count("STATE_DROPPED");
  const shown = count("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL");
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(
      ({ name, pid, tid }) =>
        mainThreads.has(`${pid} ${tid}`) && /^(RunTask|ThreadControllerImpl::RunTask)$/.test(name),
    )
    // Of the thread's own time, so that other programs of the machine are no part of it.
    .map(({ tdur = 0 }) => tdur / 1_000);
  session.removeAllListeners("Tracing.dataCollected");
  return { shown, dropped, longestMs: Math.max(0, ...tasks), over50: tasks.filter((ms) => ms > 50).length };
}
