import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { farParts } from "#app/features/chat/far-parts";
import { MessageRunList } from "#app/ui/chat/message-list";

const VIEW = { top: 100, bottom: 700 };
const PART_PX = 4_000;

/** So many parts that end where the view ends. */
function parts(count: number, held?: number) {
  return Array.from({ length: count }, (_, at) => {
    const bottom = VIEW.bottom - (count - 1 - at) * PART_PX;
    return { from: at + 1, top: bottom - PART_PX, bottom, isHeld: at + 1 === held };
  });
}

test("CHAT-17 of a very long conversation the parts that are far from view are left out, with the heights they had", () => {
  const far = farParts(VIEW, parts(50));
  expect([...far.keys()]).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  expect(new Set(far.values())).toEqual(new Set([PART_PX]));
  const below = farParts({ top: VIEW.top - 40_000, bottom: VIEW.bottom - 40_000 }, parts(50));
  expect([below.has(40), below.has(50)]).toEqual([false, true]);
});

test("CHAT-17 where somebody stands or marks something stays, and so does all of a conversation of a thousand messages", () => {
  expect(farParts(VIEW, parts(50, 3)).has(3)).toBe(false);
  expect(farParts(VIEW, parts(20)).size).toBe(0);
});

test("CHAT-17 a part that is left out, or not drawn whole yet, is nothing to a screen reader", () => {
  const list = (drawn: number | undefined) =>
    renderToStaticMarkup(
      <MessageRunList past={7} drawn={drawn}>
        {drawn === 0 ? null : <li>Hello</li>}
      </MessageRunList>,
    );
  expect(list(0)).toBe('<ol class="msgs past" data-from="7" aria-hidden="true"></ol>');
  expect(list(6)).toBe('<ol class="msgs past rising" data-from="7" aria-hidden="true"><li>Hello</li></ol>');
  expect(list(undefined)).toBe('<ol class="msgs past" data-from="7"><li>Hello</li></ol>');
});
