import type { Engine } from "./engine";
import { until, untilLoaded } from "./waiting";

/** A tap that was taken shows so at once. */
const SOON_MS = 1_000;

/** Visible elements of a selector with these words in them: what a member points at. */
export interface Thing {
  selector: string;
  words?: string;
}

/** What a member does with a page, by real input, in the few words of an engine. Expressions are ES5. */
export class PageView {
  /** What looked wrong on the pages that were looked at, in the order of seeing. */
  readonly complaints = new Set<string>();
  readonly pictures: { name: string; png: Buffer }[] = [];

  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    // The page before may be complete as well: only another one counts.
    await until(this.engine, "(document.documentElement.setAttribute('data-left', ''), true)");
    await this.engine.goto(`${this.origin}${path}`);
    await until(this.engine, "!document.documentElement.hasAttribute('data-left')");
    await untilLoaded(this.engine);
  }

  isTrue(expression: string): Promise<void> {
    return until(this.engine, expression);
  }

  /** Waits until it is there to be seen. */
  see(thing: Thing): Promise<void> {
    return until(this.engine, `${found(thing)} !== null`);
  }

  async tap(thing: Thing): Promise<void> {
    await this.see(thing);
    let last = "";
    // Until it lies still and nothing lies over it.
    for (let tries = 0; tries < 50; tries++) {
      const place = (await this.engine.evaluate(placeOf(thing))) as {
        x: number;
        y: number;
        free: boolean;
      } | null;
      if (place?.free && last === JSON.stringify(place)) return this.engine.tap(place.x, place.y);
      last = JSON.stringify(place);
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${thing.selector} ${thing.words ?? ""} cannot be tapped: ${last}`);
  }

  async fill(selector: string, text: string): Promise<void> {
    const hasFocus = `document.activeElement === document.querySelector(${JSON.stringify(selector)})`;
    await this.tap({ selector });
    // While one page turns into the next WebKit gives a tap to neither: a person taps again.
    await until(this.engine, hasFocus, SOON_MS).catch(() => this.tap({ selector }));
    await this.isTrue(hasFocus);
    await this.engine.type(text);
    await this.isTrue(
      `document.querySelector(${JSON.stringify(selector)}).value === ${JSON.stringify(text)}`,
    );
  }

  /** Whether something is there, now. */
  async has(thing: Thing): Promise<boolean> {
    return Boolean(await this.engine.evaluate(`${found(thing)} !== null`));
  }

  /** Looks at what the window shows: a picture of it, and what is wrong with it at first sight. */
  async look(name: string): Promise<void> {
    await untilLoaded(this.engine);
    // One that never comes is a complaint of its own.
    await until(this.engine, PICTURES_CAME).catch(() => {});
    // Gone pages under the feet of an answer are looked at once more.
    const wrong = (await this.engine.evaluate(WRONG).catch(() => this.engine.evaluate(WRONG))) as string[];
    this.pictures.push({ name, png: await this.engine.screenshot() });
    for (const one of wrong) this.complaints.add(`${name}: ${one}`);
    const broken = wrong.filter((one) => one.startsWith("says"));
    if (broken.length) throw new Error(broken.join(", "));
  }
}

function found({ selector, words = "" }: Thing): string {
  return `(function () {
    var all = document.querySelectorAll(${JSON.stringify(selector)});
    for (var i = 0; i < all.length; i++) {
      var box = all[i].getBoundingClientRect();
      if (box.width && box.height && all[i].textContent.indexOf(${JSON.stringify(words)}) >= 0) return all[i];
    }
    return null;
  })()`;
}

function placeOf(thing: Thing): string {
  return `(function () {
    var one = ${found(thing)};
    if (!one) return null;
    one.scrollIntoView({ block: "center", inline: "center" });
    var box = one.getBoundingClientRect();
    var x = box.left + box.width / 2, y = box.top + box.height / 2;
    var top = document.elementFromPoint(x, y);
    return { x: x, y: y, free: !!top && (one.contains(top) || top.contains(one)) };
  })()`;
}

const IN_WINDOW = `function inWindow(one) {
  var box = one.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}`;

/** A picture that comes only when it is looked at is on its way when the page is loaded. */
const PICTURES_CAME = `(function () {
  ${IN_WINDOW}
  return Array.prototype.slice.call(document.images).filter(inWindow).every(function (one) { return one.complete; });
})()`;

/** What no member may see, and what an engine makes of a stylesheet that it understands only in part. */
const WRONG = `(function () {
  var wrong = [];
  ${IN_WINDOW}
  function visible(one) {
    var box = one.getBoundingClientRect(), style = getComputedStyle(one);
    return box.width > 0 && box.height > 0 && style.visibility === "visible" && !one.closest("details:not([open]) > :not(summary)");
  }
  function each(selector, look) {
    Array.prototype.slice.call(document.querySelectorAll(selector)).filter(visible).forEach(look);
  }
  function named(one) { return "'" + (one.textContent || one.id || one.className).trim().slice(0, 30) + "'"; }
  function clear(colour) { return colour === "transparent" || /, 0\\)$/.test(colour); }
  var seen = {};
  function add(kind, one) {
    if (seen[kind]) return;
    seen[kind] = true;
    wrong.push(one ? kind + ", first at " + named(one) : kind);
  }

  var said = /Application Error|An error has occurred|No connection|is not (a function|defined|iterable)|TypeError|ReferenceError|\\n +at /.exec(document.body.innerText);
  if (said) add("says " + said[0].trim());
  if (location.protocol !== "http:" || !document.querySelector("header.top")) return wrong;
  each(".btn:not(.btn-quiet):not(.btn-secondary)", function (one) {
    if (clear(getComputedStyle(one).backgroundColor)) add("button without colour", one);
  });
  each("input.input, textarea.input, select.input", function (one) {
    var style = getComputedStyle(one);
    if (style.borderTopStyle === "none" || clear(style.borderTopColor)) add("field without border", one);
  });
  each(".msgs > li > p", function (one) {
    if (clear(getComputedStyle(one).backgroundColor)) add("bubble without colour", one);
  });
  each(".sr", function (one) {
    if (one.getBoundingClientRect().width > 2) add("words for screen readers are shown", one);
  });
  each(".row", function (row) {
    var children = Array.prototype.slice.call(row.children).filter(visible);
    for (var i = 1; i < children.length; i++) {
      var a = children[i - 1].getBoundingClientRect(), b = children[i].getBoundingClientRect();
      if (b.left < a.right + 1 && b.top < a.bottom + 1) add("stuck together", children[i]);
    }
  });
  each("svg.icon", function (one) {
    if (one.getBoundingClientRect().width > 100) add("icon is too large");
  });
  each(".like", function (one) {
    var sign = one.querySelector("svg"), box = one.getBoundingClientRect();
    if (!sign) return;
    var within = sign.getBoundingClientRect();
    if (Math.abs(within.left + within.right - box.left - box.right) > 4) add("heart is not in the middle", one);
  });
  each("img", function (one) {
    if (!one.currentSrc || one.naturalWidth || !(one.complete || inWindow(one))) return;
    add("picture is missing " + one.currentSrc.replace(location.origin, ""));
  });
  each(".nav", function (bar) {
    if (getComputedStyle(bar).position === "fixed" && Math.abs(bar.getBoundingClientRect().bottom - innerHeight) > 1) add("bar is not at the edge");
  });
  var over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 1) add(over + " px wider than the window");
  return wrong;
})()`;
