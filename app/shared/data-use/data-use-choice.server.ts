import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { usesLessData } from "#app/session/data-use.server";

/** What the choice of how much pages may load needs, wherever it is offered (REACH-06). */
export interface DataUseChoiceModel {
  words: Words<"site">["data_use"];
  less: boolean;
  key: string;
}

export function dataUseChoice(context: PageContext, translator: Translator): DataUseChoiceModel {
  return {
    words: translator.words("site").data_use,
    less: usesLessData(context),
    key: issueFormKey(context, "data-use"),
  };
}
