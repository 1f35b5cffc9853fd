import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";

/** Words that every form with a password needs. */
export interface PasswordFormWords {
  key: string;
  errorsTitle: string;
  reveal: { show: string; hide: string };
}

export function passwordFormWords(
  context: PageContext,
  translator: Translator,
  action: string,
): PasswordFormWords {
  const common = translator.words("common");
  return {
    key: issueFormKey(context, action),
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
  };
}
