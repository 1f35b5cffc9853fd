/**
 * Adds messages to a list by id; a known one is replaced, the order is that of the ids. Without any it is the same list, of
 * which nothing is drawn again.
 */
export function mergeById<Message extends { id: number }>(
  known: Message[],
  more: readonly Message[],
): Message[] {
  if (more.length === 0) return known;
  // Not of all that is known: there may be ten thousand.
  const fresh = new Map(more.map((message) => [message.id, message]));
  return [...known.filter(({ id }) => !fresh.has(id)), ...fresh.values()].sort((a, b) => a.id - b.id);
}
