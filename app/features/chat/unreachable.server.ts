import type { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { Translator } from "#app/i18n/translator.server";

type Answer = Pick<AnswerOf<typeof read>, "profile" | "can_be_written">;

/** What is said where a message would be refused: the partner is invisible, and never wrote to this member (ACCT-05). */
export function unreachableText(
  { profile, can_be_written: canBeWritten }: Answer,
  { t }: Translator,
): string | undefined {
  return canBeWritten === false ? t("profile:unreachable", { name: profile.name }) : undefined;
}

/** Stands in the place of what would be refused; undefined where nothing would. */
export function unreachablePage(answer: Answer, translator: Translator) {
  const text = unreachableText(answer, translator);
  return text === undefined ? undefined : { status: 409, title: answer.profile.name, text };
}
