import { inScript } from "./in-script";
import { ELEMENTS_RUN, REACT_RUNS } from "./script-line";

declare global {
  interface Window {
    /** Starts the custom elements, once, where they can run; set by the script of every page that has some. */
    __startElements?: () => void;
  }
}

const asked = (line: readonly string[]) => line.join("&&");

/**
 * Adds a module by an element: it carries the page's nonce, which Chrome before 103 loses now and then on `import()`,
 * and an engine that cannot read `import()` reads this (REACH-08).
 */
const ADD = `var d=document,n=d.currentScript.nonce;
function add(k,v,bad){var s=d.createElement("script");s.type="module";s.nonce=n;s[k]=v;s.onerror=bad||null;d.head.appendChild(s);return s}`;

const elements = (src: string) =>
  `self.__startElements=function(){if(src&&${asked(ELEMENTS_RUN)}){add("src",src);src=0}};var src=${inScript(src)};`;

/** The inline script of a page that React leaves alone. ES5 throughout. */
export function elementsStarter(src: string): string {
  return `(function(){${ADD}${elements(src)}__startElements()})()`;
}

/**
 * The inline script of a page that loads none: they are fetched when a link that opens a dialog (HOME-04) is come near
 * to, where there is room for one. Clicked before they are there, the link is a link. ES5 throughout.
 */
export function dialogStarter(src: string): string {
  return `(function(){${ADD}${elements(src)}
function near(e){var t=e.target,a=t.closest&&t.closest("a[data-dialog-on]");if(a&&matchMedia(a.getAttribute("data-dialog-on")).matches)__startElements()}
d.addEventListener("pointerover",near);d.addEventListener("focusin",near)})()`;
}

/** What React starts with. */
export interface ReactParts {
  /** Addresses of the root's module and of the page's own. */
  modules: readonly string[];
  /** Has to run before them: the dev server's refresh. */
  before: string | undefined;
  entry: string;
  /** What runs instead where React cannot. */
  elements: string;
}

/** One module in which everything is asked for at once, and nothing runs before all of it is there. */
function startingModule({ modules, before, entry }: ReactParts): string {
  const imports = modules.map((address, at) => `import*as m${at} from${JSON.stringify(address)};`);
  const named = modules.map((_, at) => `m${at}`);
  const first = before === undefined ? "" : `import${JSON.stringify(before)};`;
  return `${first}${imports.join("")}import{start}from${JSON.stringify(entry)};start(${named.join()});self.__reactStarted=1`;
}

/**
 * The inline script of a page that React takes over: after it has been seen, on the load event, or at once when the
 * member touches it. Whatever cannot be had or fails at its start leaves the page as it is, with the custom elements.
 * ES5 throughout.
 */
export function reactStarter(parts: ReactParts): string {
  return `(function(){${ADD}${elements(parts.elements)}
var go=self.__startElements,e=["pointerdown","keydown","focusin"],begun,i;
if(!(${asked(REACT_RUNS)}))return go();
function start(){if(begun)return;begun=1;
add("text",${inScript(startingModule(parts))},go);
addEventListener("error",function(){self.__reactStarted||go()})}
for(i=0;i<3;i++)addEventListener(e[i],start,{once:true,passive:true,capture:true});
if(d.readyState==="complete")start();else addEventListener("load",function(){setTimeout(start)})})()`;
}
