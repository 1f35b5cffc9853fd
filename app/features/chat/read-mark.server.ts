import type { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import type { ReadMark } from "./chat-model";

type Told = Partial<Pick<AnswerOf<typeof read>, "profile" | "read_to">>;

/** What was opened, by whom upstream says that it is read (SAFE-09): never "Read" alone where no person of the profile does. */
export function readMark(
  site: Site,
  { t, words }: Translator,
  { profile, read_to: to }: Told,
): ReadMark | undefined {
  if (to === undefined) return undefined;
  const { read, read_machine } = words("chat");
  if (profile?.answered_by === "machine") return { to, text: read_machine };
  return { to, text: profile?.answered_by === "staff" ? t("chat:read_staff", { site: site.name }) : read };
}
