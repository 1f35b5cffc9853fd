import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Engine, WINDOW } from "./engine";
import { Program } from "./program";
import { CommandSocket } from "./socket";

/** Strict tracking protection, as its menu sets it. */
const SETTINGS = {
  "browser.contentblocking.category": "strict",
  "privacy.trackingprotection.enabled": true,
  "privacy.trackingprotection.socialtracking.enabled": true,
  "privacy.fingerprintingProtection": true,
  "privacy.query_stripping.enabled": true,
  "network.cookie.cookieBehavior": 5,
  "network.http.referer.disallowCrossSiteRelaxingDefault": true,
  "intl.accept_languages": "en-US, en",
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
};

/** Debian's Firefox ESR by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const home = await Program.newHome();
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(home, "user.js"), lines.join("\n"));
  const program = Program.start(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port=0"],
    home,
  );
  const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await CommandSocket.open(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = contexts[0]?.context ?? "";
  await bidi.send("browsingContext.setViewport", { context, viewport: WINDOW });

  const evaluate = async (expression: string) => {
    const answer = await bidi.send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", {
      // One string comes back as it is; everything else would in a notation of its own.
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
  };

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    evaluate,
    async goto(address) {
      await bidi.send("browsingContext.navigate", { context, url: address, wait: "none" });
    },
    async tap(x, y) {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await bidi.send("input.performActions", {
        context,
        actions: [{ type: "pointer", id: "finger", actions }],
      });
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await bidi.send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      bidi.close();
      await program.close();
    },
  };
}
