import { type Engine, type EngineOptions, WINDOW } from "./engine";
import { Program } from "./program";
import { CommandSocket } from "./socket";

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** A Chromium of any age: nothing of the protocol is used that 64 does not know. */
export async function startChromium(path: string, { scripts = true }: EngineOptions = {}): Promise<Engine> {
  const home = await Program.newHome();
  const program = Program.start(
    path,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--hide-scrollbars",
      "--lang=en-US",
      // In a process of its own 103's network service ends now and then, and takes the cookies with it.
      "--enable-features=NetworkServiceInProcess,NetworkServiceInProcess2",
      "--remote-debugging-port=0",
      `--user-data-dir=${home}`,
      `--window-size=${WINDOW.width},${WINDOW.height}`,
      "about:blank",
    ],
    home,
  );
  const address = await program.said(/DevTools listening on ws:\/\/([^/]+)\//);
  const version = (await (await fetch(`http://${address}/json/version`)).json()) as { Browser: string };
  const page = await connect(address);
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", { ...WINDOW, deviceScaleFactor: 1, mobile: false });
  await page.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Language": "en-US,en" } });
  // These builds end with a service worker that sets a badge ("No binder found for blink.mojom.BadgeService").
  const source = "delete Navigator.prototype.serviceWorker";
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source });
  if (!scripts) await page.send("Emulation.setScriptExecutionDisabled", { value: true });

  const evaluate = async (expression: string) => {
    const { result, exceptionDetails: thrown } = await page.send<Evaluated>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value;
  };

  return {
    version: version.Browser.replace("HeadlessChrome/", "Chromium "),
    evaluate,
    async goto(address) {
      await page.send("Page.navigate", { url: address });
    },
    async tap(x, y) {
      const point = { x, y, button: "left", clickCount: 1 };
      await page.send("Input.dispatchMouseEvent", { ...point, type: "mousePressed" });
      await page.send("Input.dispatchMouseEvent", { ...point, type: "mouseReleased" });
    },
    async type(text) {
      for (const key of text)
        await page.send("Input.dispatchKeyEvent", { type: "char", text: key, unmodifiedText: key });
    },
    async screenshot() {
      const { data } = await page.send<{ data: string }>("Page.captureScreenshot", { format: "png" });
      return Buffer.from(data, "base64");
    },
    async close() {
      page.close();
      await program.close();
    },
  };
}

/** The window's own socket. */
async function connect(address: string): Promise<CommandSocket> {
  for (;;) {
    const targets = (await (await fetch(`http://${address}/json/list`)).json()) as {
      type: string;
      webSocketDebuggerUrl: string;
    }[];
    const page = targets.find(({ type }) => type === "page");
    if (page) return CommandSocket.open(page.webSocketDebuggerUrl);
    await new Promise((later) => setTimeout(later, 50));
  }
}
