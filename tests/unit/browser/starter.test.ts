import { createContext, runInContext } from "node:vm";
import { parse } from "acorn";
import { expect, test } from "vitest";
import { ELEMENTS_RUN, REACT_RUNS } from "#app/browser/script-line";
import { dialogStarter, elementsStarter, reactStarter } from "#app/browser/starter";

const ELEMENTS = "/assets/enhance-12345678.js";
const PARTS = {
  modules: ["/assets/root-1.js", "/assets/likes-1.js"],
  before: undefined,
  entry: "/assets/entry-1.js",
  elements: ELEMENTS,
} as const;

interface Added {
  type: string;
  nonce: string;
  src?: string;
  text?: string;
  onerror: (() => void) | null;
}

/** As much of a page as the starters touch, in a realm of its own: what is taken from it is gone. */
function openPage(without: readonly string[] = []) {
  const added: Added[] = [];
  const listeners: Record<string, () => void> = {};
  const onDocument: Record<string, (event: unknown) => void> = {};
  const document = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      onDocument[name] = listener;
    },
    readyState: "loading",
    currentScript: { nonce: "n0nce" },
    createElement: () => ({}) as Added,
    head: { appendChild: (one: Added) => added.push(one) },
  };
  const page = createContext({
    ...{ document, AbortController, fetch, customElements: {}, HTMLDialogElement: class {} },
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
    setTimeout: (run: () => void) => run(),
  });
  runInContext("self=globalThis", page);
  for (const name of without)
    runInContext(
      name.replace(/^\[\]\.(.*)$/, "delete Array.prototype.$1").replace(/^(?!delete)/, "delete "),
      page,
    );
  return {
    added,
    run: (code: string) => runInContext(code, page),
    fire: (name: string) => listeners[name]?.(),
    /** The pointer or the focus comes to an element; `link` is the link around it. */
    near: (name: "pointerover" | "focusin", link: unknown) =>
      onDocument[name]?.({ target: { closest: () => link } }),
  };
}

const sources = (added: Added[]) => added.map(({ src, text }) => src ?? (text && "modules"));

test("REACH-03 every engine can read what stands in a page itself, REACH-08 nothing closes it early", () => {
  for (const code of [elementsStarter(ELEMENTS), dialogStarter(ELEMENTS), reactStarter(PARTS)]) {
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    expect(code).not.toContain("</script");
  }
});

test("REACH-03 above the line the custom elements start at once, by an element with the page's nonce", () => {
  const page = openPage();
  page.run(elementsStarter(ELEMENTS));
  page.run("__startElements()");
  expect(page.added).toHaveLength(1);
  expect(page.added[0]).toMatchObject({ type: "module", nonce: "n0nce", src: ELEMENTS });
});

test.each(["pointerover", "focusin"] as const)(
  "HOME-04 a page without scripts fetches them by %s of a link that opens a dialog, where there is room for one",
  (event) => {
    const link = { getAttribute: () => "(width >= 768px)" };
    const page = openPage();
    page.run("matchMedia=function(query){return{matches:query===roomy}};roomy=''");
    page.run(dialogStarter(ELEMENTS));
    page.fire("load");
    page.near(event, null);
    page.near(event, link);
    expect(page.added).toEqual([]);
    page.run("roomy='(width >= 768px)'");
    page.near(event, link);
    page.near(event, link);
    expect(sources(page.added)).toEqual([ELEMENTS]);
  },
);

test.each(ELEMENTS_RUN)("REACH-03 without %s no script starts, and none fails", (name) => {
  for (const code of [elementsStarter(ELEMENTS), reactStarter(PARTS)]) {
    const page = openPage([name]);
    page.run(code);
    page.fire("load");
    expect(sources(page.added)).toEqual([]);
  }
});

test.each(REACT_RUNS.filter((name) => !ELEMENTS_RUN.includes(name)))(
  "REACH-03 without %s React does not start, but the custom elements do",
  (name) => {
    const page = openPage([name]);
    page.run(reactStarter(PARTS));
    page.fire("load");
    expect(sources(page.added)).toEqual([ELEMENTS]);
  },
);

test("REACH-03 React starts on the load event or with the first touch, once", () => {
  const page = openPage();
  page.run(reactStarter(PARTS));
  expect(page.added).toEqual([]);
  page.fire("pointerdown");
  page.fire("load");
  expect(sources(page.added)).toEqual(["modules"]);
  expect(page.added[0]?.text).toBe(
    'import*as m0 from"/assets/root-1.js";import*as m1 from"/assets/likes-1.js";import{start}from"/assets/entry-1.js";start(m0,m1);self.__reactStarted=1',
  );
  page.run("__reactStarted=1");
  // Somebody else's fault, later.
  page.fire("error");
  expect(sources(page.added)).toEqual(["modules"]);
});

test.each(["had", "run"])(
  "REACH-03 APP-06 where a module cannot be %s the custom elements run instead",
  (what) => {
    const page = openPage();
    page.run(reactStarter(PARTS));
    page.fire("load");
    if (what === "had") page.added[0]?.onerror?.();
    // The module's own error is reported to the page.
    else page.fire("error");
    expect(sources(page.added)).toEqual(["modules", ELEMENTS]);
  },
);
