import { expect, test } from "vitest";
import { Badge, badgeText } from "#app/ui/badge";
import { CreditsBadge } from "#app/ui/credits-badge";
import { htmlOf, tagOf, textOf } from "./html-of";

test("NAV-05 badges show the number up to 99 and 99+ from 100", () => {
  expect([1, 99, 100, 5000].map(badgeText)).toEqual(["1", "99", "99+", "99+"]);
  expect(textOf(htmlOf(<Badge count={100} />))).toBe("99+");
});

test("NAV-05 a badge at 0 shows nothing", () => {
  expect(htmlOf(<Badge count={0} />)).toBe("");
  expect(badgeText(-1)).toBe("");
});

test("NAV-05 a badge that is kept current stays in the page at 0, hidden and empty", () => {
  const html = htmlOf(<Badge count={0} name="unread" />);
  expect(tagOf(html, "b")).toContain('data-badge="unread"');
  expect(tagOf(html, "b")).toContain('hidden=""');
  expect(textOf(html)).toBe("");
});

test("NAV-05 browser translation leaves counters alone", () => {
  expect(tagOf(htmlOf(<Badge count={3} />), "b")).toContain('translate="no"');
});

test("NAV-06 the credits badge is absent above 10 credits", () => {
  expect(htmlOf(<CreditsBadge credits={11} />)).toBe("");
});

test("NAV-06 the credits badge warns from 10 down to 1 and is in danger colour at 0", () => {
  expect(htmlOf(<CreditsBadge credits={10} />)).toContain("badge-warning");
  expect(htmlOf(<CreditsBadge credits={1} />)).toContain("badge-warning");
  const atZero = htmlOf(<CreditsBadge credits={0} words="credits left" />);
  expect(atZero).toContain("badge-danger");
  expect(atZero).not.toContain("badge-warning");
  expect(textOf(atZero)).toBe("0 credits left");
});
