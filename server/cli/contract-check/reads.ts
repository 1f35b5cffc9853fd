import { CATALOG } from "#app/contract/catalog.server";
import { list as listChats, read as readChat } from "#app/contract/chat.server";
import type { AnswerOf, AskOf, Endpoint } from "#app/contract/endpoint";
import { search } from "#app/contract/members.server";
import { listPayments } from "#app/contract/payments.server";
import { readCompanyInfo } from "#app/contract/site.server";
import { current } from "#app/contract/user.server";
import { jsonOf } from "./judge";
import { missingFacts } from "./lawful-facts";
import { blame, type CheckSession, goodValue } from "./session";

type Fields = Readonly<Record<string, unknown>>;

/** What earlier answers gave to ask the later calls with. */
export interface Found {
  profile?: number | undefined;
  conversation?: number | undefined;
  payment?: number | undefined;
}

/** Calls whose answers others need come first. */
const FIRST: readonly Endpoint[] = [current, search, listChats, listPayments];

/** Asks every call that only reads, one after the other; gives what was found to ask further with. */
export async function checkReads(session: CheckSession, isMember: boolean): Promise<Found> {
  const reads = CATALOG.filter(({ effect }) => effect === "read");
  const found: Found = {};
  for (const endpoint of [...FIRST, ...reads.filter((one) => !FIRST.includes(one))]) {
    const query = queryOf(endpoint, session.options.domain, found);
    if (endpoint.access === "member" && !isMember)
      session.skip(endpoint, "needs a login: CHECK_EMAIL, CHECK_PASSWORD");
    else if (query === undefined) session.skip(endpoint, "no example found to ask with");
    else await checkRead(session, endpoint, query, found, isMember);
  }
  return found;
}

async function checkRead(
  session: CheckSession,
  endpoint: Endpoint,
  query: Fields,
  found: Found,
  isMember: boolean,
): Promise<void> {
  const asked = await session.ask(endpoint, { query } as AskOf<Endpoint>);
  const { call } = asked;
  const value = goodValue(asked) as Fields | undefined;
  if (value === undefined) return;
  if (endpoint === current && isMember && value.user === undefined)
    blame(call, "the member who just logged in", `nobody, though ${session.cookies.join(", ")} came along`);
  const json = asked.answer && jsonOf(endpoint, asked.answer, session.options.dialect);
  const order = orderOf(endpoint, value, json as Fields);
  if (order !== undefined) call.notes.push(order);
  if (endpoint === readCompanyInfo)
    call.notes.push(...missingFacts((value as AnswerOf<typeof readCompanyInfo>).companyinfo));
  remember(endpoint, value, found);
}

/** The query to ask with; undefined where no earlier answer named anything to ask for. */
function queryOf(endpoint: Endpoint, domain: string, found: Found): Fields | undefined {
  const { profile, conversation, payment } = found;
  switch (endpoint.name) {
    case "site.settings":
      return { domain };
    case "site.geocode":
      return { lat: "52.37", lon: "4.89" };
    // A PHP may do without these calls (docs/decisions/0081, 0099), and no code of a mail is at hand.
    case "signup.checkPasswordReset":
    case "signup.checkName":
      return undefined;
    case "payments.discountCode":
      return { welcome: "true" };
    case "members.read":
      return profile === undefined ? undefined : { id: profile };
    case "messages.icebreakers":
      return profile === undefined ? undefined : { profile };
    case "payments.read":
      return payment === undefined ? undefined : { id: payment };
    case readChat.name:
      if (conversation) return { conversation };
      return profile === undefined ? undefined : { profile };
    default:
      return {};
  }
}

function remember(endpoint: Endpoint, value: Fields, found: Found): void {
  const idIn = (list: unknown, path: readonly string[] = []) => {
    const [first] = Array.isArray(list) ? list : [];
    const inner = path.reduce<unknown>((one, step) => (one as Fields | undefined)?.[step], first);
    return (inner as { id?: number } | undefined)?.id;
  };
  if (endpoint === search) found.profile ??= idIn(value.results);
  if (endpoint === listPayments) found.payment ??= idIn(value.payments);
  if (endpoint === listChats) {
    found.conversation ??= idIn(value.chats, ["conversation"]);
    found.profile ??= idIn(value.chats, ["profile"]);
  }
}

/** Lists that the contract wants newest first, and messages, which are sorted by us: `json` is how they came. */
function orderOf(endpoint: Endpoint, value: Fields, json: Fields): string | undefined {
  if (endpoint === readChat) {
    const ids = Object.values(json.messages ?? {}).map((message: Fields) => Number(message.id));
    return ids.length > 1 && isFalling(ids) ? "order: newest message first; Rendez sorts them" : undefined;
  }
  const dates =
    endpoint === listChats
      ? (value.chats as { last_message?: { date: number } }[]).map(
          ({ last_message }) => last_message?.date ?? 0,
        )
      : endpoint === listPayments
        ? (value.payments as { date: number }[]).map(({ date }) => date)
        : [];
  return isFalling(dates) ? undefined : "order: not newest first, and members see it so";
}

function isFalling(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number <= (numbers[index - 1] ?? number));
}
