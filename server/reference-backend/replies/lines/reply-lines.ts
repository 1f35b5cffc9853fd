/** What fictional members say in one language, and the opening lines that members are offered. `{name}`: the reader. */
export interface ReplyLines {
  /** A message that begins with one of these is a greeting. */
  greetingWords: string[];
  greeting: string[];
  question: string[];
  /** After a photo, gift or GIF. */
  present: string[];
  other: string[];
  icebreakers: string[];
}
