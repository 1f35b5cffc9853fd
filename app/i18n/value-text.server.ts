import type { Translator } from "./translator.server";

/** A value of SPEC §3's lists in the reader's words; what no list knows is shown as upstream wrote it. */
export function valueText(translator: Translator, list: string, value: string): string {
  const words = translator.words("values") as Record<string, string | undefined>;
  return words[`${list}_${value.replaceAll(" ", "_")}`] ?? value;
}
