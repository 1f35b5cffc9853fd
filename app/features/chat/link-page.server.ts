import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { linksIn, otherSpelling } from "./message-links.server";
import { findMessage } from "./one-message.server";

export interface LinkPageModel {
  title: string;
  /** That it leads away from here. */
  text: string;
  host: string;
  address: string;
  /** What is odd about it, in words. */
  warnings: string[];
  open: string;
  /** Undefined for an own message. */
  report: { href: string; label: string } | undefined;
  back: { href: string; label: string };
}

/**
 * Where the nth link of a message leads; undefined where this member has no such message. The address is read from the
 * message and never from ours, so that nobody else can have this site lead anywhere (decision 102).
 */
export async function loadLinkPage(
  context: PageContext,
  { conversation, message: id, nth }: { conversation: number; message: number; nth: number },
): Promise<LinkPageModel | undefined> {
  await requireMember(context);
  const [site, { translator }, found] = await Promise.all([
    getSite(context),
    getLanguage(context),
    findMessage(context, conversation, id),
  ]);
  const link = found && linksIn(found.message.text ?? "")[nth - 1];
  if (!found || !link) return undefined;
  const { words, t } = translator;
  const chat = words("chat");
  const { url } = link;
  const spelling = otherSpelling(url);
  return {
    title: chat.link.title,
    text: t("chat:link.leads", { site: site.name }),
    host: url.host,
    address: url.href,
    warnings: [
      ...(spelling === undefined ? [] : [t("chat:link.letters", { name: spelling })]),
      ...(url.protocol === "http:" ? [chat.link.not_encrypted] : []),
      chat.link.caution,
    ],
    open: chat.link.open,
    report: found.message.own
      ? undefined
      : { href: paths.memberReport(found.profile.id, { about: `message-${id}` }), label: chat.report },
    back: { href: `${paths.chat(conversation)}#msg${id}`, label: chat.attach.back },
  };
}
