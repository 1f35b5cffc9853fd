/** Ends `work` by its signal after `ms`, and rejects then, whether it listens or not. AbortSignal.timeout came late. */
export function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = new AbortController();
    const timer = setTimeout(() => {
      reject(new Error("no answer in time"));
      limit.abort();
    }, ms);
    work(limit.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
