// What a page asked for and was told lately, so that an untruth can be explained afterwards.

/** Enough for the minute before. */
const KEPT = 60;
const ASKED = /\/(updates|opened|badges|chats?)(\?|\/|$)|\/chats\/\d+/;

/** Notes loads, polls with what they counted, errors and words of the console of a page; gives the last of them. */
export function tracePage(page) {
  const lines = [];
  const note = (text) => {
    lines.push(`${new Date().toISOString().slice(11, 23)} ${text}`);
    if (lines.length > KEPT) lines.shift();
  };
  const pathOf = (url) => url.replace(/^https?:\/\/[^/]+/, "");
  page.on("framenavigated", (frame) => frame === page.mainFrame() && note(`at ${pathOf(frame.url())}`));
  page.on("domcontentloaded", () => note("page is parsed"));
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
  page.on("request", (request) => ASKED.test(request.url()) && note(`asks ${pathOf(request.url())}`));
  page.on("requestfailed", (request) =>
    note(`failed ${pathOf(request.url())}: ${request.failure()?.errorText}`),
  );
  page.on("response", async (answer) => {
    if (!ASKED.test(answer.url())) return;
    note(`${answer.status()} of ${pathOf(answer.url())}`);
    const news = answer.status() === 200 && (await answer.json().catch(() => undefined));
    if (news)
      note(
        `  counts ${JSON.stringify(news.counts)}, ${news.messages?.length ?? "no"} messages, rows ${JSON.stringify(news.rows?.slice(0, 3).map(({ id, unread }) => [id, unread]))}`,
      );
  });
  return () => [...lines];
}
