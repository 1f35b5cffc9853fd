// Holds a screen against the books. A claim of the screen that the books contradict is an untruth once it has stood
// longer than the poll may need; what nothing can excuse is one at once.
import { CHAT_POLL_MS } from "./tolerances.mjs";

/** "5", "99+" or nothing, as badges spell numbers. */
const badgeOf = (count) => (count <= 0 ? "" : count >= 100 ? "99+" : String(count));
const isSame = (a, b) => (a ?? "").trim() === (b ?? "").trim();

/**
 * What this screen says that the books do not: `{ name, screen, books, now }`, the name the same for as long as the same
 * untrue thing stands there. `before` is the state of the books before the screen was read: either may be shown.
 */
export function untrueClaims({ screen, before, books, me, partner, since }) {
  const found = [];
  const untrue = (name, shown, known, now = false) =>
    found.push({ name, screen: String(shown), books: String(known), now });
  const own = books.of[me.name];
  const credits = [before.of[me.name].credits, own.credits];
  if (own.credits !== own.byEntries) untrue("ledger", own.credits, own.byEntries, true);

  for (const shown of [screen.credits, ...screen.lowCredits])
    if (shown !== undefined && !credits.includes(shown)) untrue(`balance ${shown}`, shown, own.credits);
  if (screen.path.startsWith("/chats") || screen.isChat) {
    const unread = [before, books].map(({ of }) =>
      of[me.name].sides.reduce((sum, side) => sum + side.unread, 0),
    );
    const likes = own.newLikes;
    if (!unread.some((count) => isSame(screen.unread, badgeOf(count))))
      untrue(`badge ${screen.unread ?? "none"}`, screen.unread ?? "none", `${unread[1]} in ${unreadIn(own)}`);
    const [, inTitle = "0"] = /^\((\d+)/.exec(screen.title) ?? [];
    if (!unread.some((count) => count + likes === Number(inTitle)))
      untrue(`title ${inTitle}`, screen.title, unread[1] + likes);
  }
  if (screen.rows) found.push(...untrueRows(screen.rows, before.of[me.name].sides, own.sides));
  if (screen.bubbles && screen.partner === String(partner.id))
    found.push(...untrueBubbles(screen.bubbles, books.messages, me, since));
  return found;
}

/** Which conversations hold something unread, for whoever looks for the cause. */
const unreadIn = ({ sides }) =>
  sides.flatMap(({ conversation, unread }) => (unread > 0 ? `${conversation}: ${unread}` : [])).join(", ");

function untrueRows(rows, before, sides) {
  const found = [];
  for (const side of sides) {
    const row = rows.find(({ conversation }) => conversation === side.conversation);
    const was = before.find(({ conversation }) => conversation === side.conversation) ?? side;
    if (!row) {
      found.push({
        name: `row ${side.conversation} missing`,
        screen: "no row",
        books: side.text ?? "",
        now: false,
      });
      continue;
    }
    const isPhoto = side.text === null || was.text === null;
    if (!row.isDraft && !isPhoto && !isSame(row.last, side.text) && !isSame(row.last, was.text))
      found.push({
        name: `row says ${row.last}`,
        screen: row.last ?? "",
        books: side.text ?? "",
        now: false,
      });
    if (![side.unread, was.unread].some((count) => isSame(row.unread, badgeOf(count))))
      found.push({
        name: `row counts ${row.unread}`,
        screen: row.unread || "0",
        books: String(side.unread),
        now: false,
      });
  }
  const known = sides.map(({ conversation }) => conversation);
  const shown = rows.map(({ conversation }) => conversation).filter((each) => known.includes(each));
  const order = [known, before.map(({ conversation }) => conversation)].map((each) =>
    each.filter((one) => shown.includes(one)).join(),
  );
  if (!order.includes(shown.join()))
    found.push({ name: `rows in order ${shown}`, screen: shown.join(), books: known.join(), now: false });
  return found;
}

function untrueBubbles(bubbles, messages, me, since) {
  const found = [];
  const untrue = (name, shown, known, now) => found.push({ name, screen: shown, books: known, now });
  const byId = new Map(messages.map((message) => [message.id, message]));
  const stored = bubbles.filter(({ id }) => id !== undefined);
  for (const { id, own, text, state } of stored) {
    const message = byId.get(id);
    if (!message) untrue(`bubble ${id} is in no book`, text, "nothing", true);
    else if (message.text !== null && !isSame(message.text, text))
      untrue(`text of ${id}`, text, message.text, true);
    else if (own !== (message.sender === me.id))
      untrue(`writer of ${id}`, String(own), String(message.sender), true);
    else if (own && state !== "sent") untrue(`state of ${id}`, state ?? "none", "sent", true);
  }
  const order = stored.map(({ id }) => id);
  if (order.some((id, at) => at > 0 && id <= order[at - 1])) untrue("order", order.join(), "ascending", true);
  const texts = bubbles.map(({ text }) => text).filter(Boolean);
  for (const text of new Set(texts.filter((one, at) => texts.indexOf(one) !== at)))
    untrue(`twice: ${text}`, "two bubbles", "one message", false);
  // The line is there, and the screen says it waits for one.
  for (const { state, text, status } of bubbles)
    if (state === "waiting" && /connection|online/i.test(status))
      untrue(`waits: ${text}`, status, "there is a line", false);
  for (const { id, text, status } of bubbles) {
    // Stands as not sent, and is in the books.
    const message = id === undefined && messages.find((one) => one.sender === me.id && one.text === text);
    if (message) untrue(`unsent: ${text}`, status, `message ${message.id}`, false);
  }
  // Everything newer than the oldest shown must be there.
  const oldest = order[0] ?? 0;
  const shown = new Set(order);
  for (const message of messages)
    if (message.id > oldest && !shown.has(message.id))
      untrue(`missing ${message.id}`, "not shown", message.text ?? message.kind, false);
  if (stored.length === 0 && messages.length > 0 && Date.now() - since > CHAT_POLL_MS)
    untrue("empty", "no messages", String(messages.length), false);
  return found;
}

/** "Read" stands under the newest own message that the partner has opened, for members who pay, and under no other. */
export function untrueReceipts({ screen: { bubbles = [] }, before, books, me, partner }) {
  const readTo = ({ messages, of }) => {
    const mine = messages.filter(({ sender }) => sender === me.id);
    return mine.at(-1 - (of[partner.name].sides[0]?.unread ?? 0))?.id ?? 0;
  };
  const [earlier, now] = [readTo(before), readTo(books)];
  const own = bubbles.filter((bubble) => bubble.own && bubble.id !== undefined);
  const said = own.filter(({ status }) => /\bRead\b/.test(status)).map(({ id }) => id);
  const found = said
    .filter((id) => id > now)
    .map((id) => ({ name: `read ${id}`, screen: "Read", books: `read to ${now}`, now: true }));
  const isTold = said.includes(now) || said.includes(earlier) || !own.some(({ id }) => id === now);
  if (books.of[me.name].paid && !isTold)
    found.push({
      name: `not read ${said}`,
      screen: said.join() || "none",
      books: `read to ${now}`,
      now: false,
    });
  return found;
}

/** One time for one message, in list and bubble. */
export function untrueTimes({ rows = [], bubbles = [] }) {
  const newest = bubbles.filter(({ id, iso }) => id !== undefined && iso).at(-1);
  if (!newest || bubbles.at(-1) !== newest) return [];
  const row = rows.find(({ iso }) => iso === newest.iso);
  if (!row || !/\d:\d/.test(row.clock ?? "") || row.clock === newest.clock) return [];
  return [
    { name: `time ${newest.id}`, screen: `${row.clock} and ${newest.clock}`, books: newest.iso, now: false },
  ];
}
