import { readFileSync } from "node:fs";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import mediaRanges from "@csstools/postcss-media-minmax";
import type { AcceptedPlugin } from "postcss";
import logical from "postcss-logical";
import nesting from "postcss-nesting";
import { colourNumbers, coloursAsRgb } from "./colours";
import { plainValues } from "./fallbacks";
import { gapsForAll } from "./gap";
import { gate } from "./gate";
import { unknownSelectorsApart } from "./selectors";

const TOKENS = new URL("../app/ui/tokens.css", import.meta.url);

/**
 * From the sheets as they are written to sheets for every engine above the floor, in this order; Lightning CSS
 * adds prefixes and writes the rest of newer shorthands out.
 */
export function stylePlugins(): AcceptedPlugin[] {
  return [
    nesting(),
    mediaRanges(),
    // Its default: no language of the site runs from right to left.
    logical(),
    isPseudoClass({ preserve: false }),
    coloursAsRgb(colourNumbers(readFileSync(TOKENS, "utf8"))),
    plainValues(),
    gapsForAll(),
    unknownSelectorsApart(),
    gate(),
  ] as AcceptedPlugin[];
}
