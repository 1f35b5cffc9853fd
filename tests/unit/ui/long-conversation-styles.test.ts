import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Sheets that a conversation has. */
const SHEETS = ["chat", "conversation", "layout", "bar"].map((name) => `app/ui/css/${name}.css`);
/** Small enough to be looked through, or on no page with a conversation. */
const ELSEWHERE = /^\.notes\b|^main > \.narrow\b/;

test("CHAT-17 no style has a whole conversation looked through, or all its lists styled anew, for one more message", () => {
  const selectors = SHEETS.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/^\s*([^@{}/*][^{}]*)\{/gm)].map(([, selector = ""]) =>
      selector.trim(),
    ),
  );
  expect(selectors.length).toBeGreaterThan(50);
  const searching = selectors.filter((one) => /:has\((?!\s*[>+~])/.test(one) && !ELSEWHERE.test(one));
  const counting = selectors.filter((one) => /\.msgs\b\S*:(first|last|nth|only)/.test(one));
  expect([...searching, ...counting]).toEqual([]);
});
