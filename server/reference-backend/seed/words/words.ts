/** The interests a sentence exists for in every language. */
export type Hobby =
  | "hiking"
  | "biking"
  | "cooking"
  | "coffee"
  | "music"
  | "movies"
  | "reading"
  | "travelling"
  | "gardening"
  | "dancing"
  | "beach"
  | "animals"
  | "photography"
  | "wine"
  | "art"
  | "gym";

/** Sentence pieces of one language. They name no gender of the writer, so that anybody can say them. */
export interface Words {
  /** First sentences; `{city}` stands for the member's city. */
  openers: readonly string[];
  hobbies: Record<Hobby, string>;
  closers: readonly string[];
  tattoos: readonly string[];
  reasons: readonly string[];
}
