import { linesFor } from "./lines/by-language";

/** An answer in the reader's language that fits a little: to a greeting, a question, a present or anything else. */
export function chooseReply(message: {
  text: string;
  kind: string;
  language: string;
  name: string;
  /** Takes turns among the lines. */
  turn: number;
}): string {
  const lines = linesFor(message.language);
  const text = message.text.trim().toLowerCase();
  const isGreeting = lines.greetingWords.some(
    (word) => text === word || (text.startsWith(word) && /^\P{L}/u.test(text.slice(word.length))),
  );
  let fitting = lines.other;
  if (message.kind !== "text") fitting = lines.present;
  else if (isGreeting) fitting = lines.greeting;
  else if (/[?？]\s*$/.test(text)) fitting = lines.question;
  return (fitting[message.turn % fitting.length] ?? "").replaceAll("{name}", message.name);
}
