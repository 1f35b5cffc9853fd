import { freePort } from "#tests/support/free-port";
import { type Engine, WINDOW } from "./engine";
import { Program } from "./program";

/** How one of Debian's two WebKits is started. */
export interface WebKit {
  driver: string;
  /** Key of the options by which the driver finds the browser. */
  optionsKey: string;
  browser: string;
  args: string[];
  /** Whether it wants a screen, which Xvfb plays. */
  wantsScreen: boolean;
}

const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

/** 2.38 in Debian 12: what Safari 16 is made of. Its window without a screen has a size of its own. */
export const WPE: WebKit = {
  driver: "WPEWebDriver",
  optionsKey: "wpe:browserOptions",
  browser: `${LIBRARIES}/wpe-webkit-1.1/MiniBrowser`,
  args: ["--automation", "--headless"],
  wantsScreen: false,
};

/** The newest WebKit; Debian renews it with each security fix. */
export const WEBKITGTK: WebKit = {
  driver: "WebKitWebDriver",
  optionsKey: "webkitgtk:browserOptions",
  browser: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
  args: ["--automation"],
  wantsScreen: true,
};

const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** A WebKit by the W3C's WebDriver. */
export async function startWebKit(kit: WebKit): Promise<Engine> {
  const port = await freePort();
  const home = await Program.newHome();
  const driver = [kit.driver, `--port=${port}`];
  const screen = ["xvfb-run", "-a", "-s", `-screen 0 ${WINDOW.width}x${WINDOW.height + 200}x24`];
  const [command = "", ...args] = kit.wantsScreen ? [...screen, ...driver] : driver;
  // Both look for a screen card otherwise.
  const program = Program.start(command, args, home, { LIBGL_ALWAYS_SOFTWARE: "1", GDK_BACKEND: "x11" });
  await listens(port, program);

  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId, capabilities } = (await ask("POST", "/session", {
    capabilities: { alwaysMatch: { [kit.optionsKey]: { binary: kit.browser, args: kit.args } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  if (kit.wantsScreen)
    await ask("POST", `${session}/window/rect`, { x: 0, y: 0, ...WINDOW, height: WINDOW.height + 80 });

  return {
    version: `${kit.wantsScreen ? "WebKitGTK" : "WPE WebKit"} ${capabilities.browserVersion}`,
    async goto(address) {
      await ask("POST", `${session}/url`, { url: address });
    },
    evaluate: (expression) =>
      ask("POST", `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async tap(x, y) {
      await ask("POST", `${session}/actions`, {
        actions: [
          {
            type: "pointer",
            id: "finger",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
    },
    async type(text) {
      const focused = (await ask("GET", `${session}/element/active`)) as Record<string, string>;
      await ask("POST", `${session}/element/${focused[ELEMENT_KEY]}/value`, { text });
    },
    async screenshot() {
      return Buffer.from(String(await ask("GET", `${session}/screenshot`)), "base64");
    },
    async close() {
      await ask("DELETE", session).catch(() => undefined);
      await program.close();
    },
  };
}

/** The drivers say nothing when they are ready. */
async function listens(port: number, program: Program): Promise<void> {
  for (;;) {
    program.mustRun();
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}
