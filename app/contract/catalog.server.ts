import * as account from "./account.server";
import * as chat from "./chat.server";
import * as directDebit from "./direct-debit.server";
import type { Endpoint } from "./endpoint";
import * as likes from "./likes.server";
import * as members from "./members.server";
import * as messages from "./messages.server";
import * as packages from "./packages.server";
import * as payments from "./payments.server";
import * as signup from "./signup.server";
import * as site from "./site.server";
import * as statements from "./statements.server";
import * as user from "./user.server";

/**
 * Rises by one before the point where a PHP that passed would no longer pass, behind it where something may be added.
 * Told by docs/contract.md, docs/openapi.json, check-contract and CHANGELOG.md.
 */
export const CONTRACT_VERSION = "1.1";

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "answer" in value && "effect" in value
  );
}

/** Every endpoint, family by family: the one list that client, reference backend, checker and docs read. */
export const CATALOG: readonly Endpoint[] = [
  site,
  statements,
  user,
  signup,
  members,
  likes,
  chat,
  messages,
  account,
  packages,
  payments,
  directDebit,
].flatMap((family) => Object.values(family).filter(isEndpoint));
