import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { arrivalOf } from "#app/session/arrival.server";
import { getLanguage } from "#app/session/language.server";
import { wishedLanguage } from "#app/session/page-language.server";
import { getSite } from "#app/session/site.server";
import { trafficOf, trafficQuery } from "#app/session/traffic.server";
import type { FirstMessage } from "./first-message-field";
import type { LandingMember } from "./landing-page";

/** More is nobody's message; what is merely too long is shown and named when it is sent. */
const MAX_SHOWN = 4_000;

/** The field of the first message to a member, filled with the line the address carries. */
export async function loadFirstMessage(context: PageContext, member: LandingMember) {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const text = arrivalOf(context).message?.slice(0, MAX_SHOWN);
  const field: FirstMessage = {
    label: translator.t("landers:landing_message", { name: member.name }),
    help: [translator.words("landers").landing_message_help, member.answeredBy].filter(Boolean).join(" "),
    text: text?.replace(/[^\P{Cc}\n\t]/gu, ""),
    count: { max: site.message_length, words: translator.words("chat").characters },
  };
  const carried = { lang: wishedLanguage(context), ...trafficQuery(trafficOf(context)) };
  return {
    field,
    /** Where the form posts to. The text is not in it: a refused form carries what was typed last. */
    action: (invite: string | undefined) => paths.memberSignup(member.id, { ...carried, invite }),
  };
}
