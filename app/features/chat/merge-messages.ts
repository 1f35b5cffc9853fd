/** Adds messages to a list by id; a known one is replaced, the order is that of the ids. */
export function mergeById<Message extends { id: number }>(
  known: readonly Message[],
  more: readonly Message[],
): Message[] {
  if (more.length === 0) return [...known];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
