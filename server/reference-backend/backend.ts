import type { TypingNotes } from "./chat/typing";
import type { Database } from "./database/schema";
import type { Limits } from "./limits";
import type { Outbox } from "./mail/outbox";
import type { SearchIndex } from "./members/search-index";
import type { ReplyRunner } from "./replies/reply-runner";
import type { OperatorChoices } from "./site/operator-choices";

/** What every handler may use: made once at start. */
export interface Backend {
  readonly db: Database;
  /** Folder of the picture files. */
  readonly picturesDir: string;
  readonly clock: () => number;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly searchIndex: SearchIndex;
  readonly replies: ReplyRunner;
  readonly typing: TypingNotes;
  readonly siteName: string;
  readonly choices: OperatorChoices;
  /** The test provider, by the origin that members' browsers reach it at; undefined in production. */
  sandbox: { origin: string } | undefined;
}
