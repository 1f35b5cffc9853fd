import type { z } from "zod";
import type { profileCard } from "#app/contract/profile-shape.server";
import { ANSWERED_BY } from "#app/contract/values";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";

type Answering = Pick<z.output<typeof profileCard>, "fictional" | "answered_by">;

/**
 * Who answers, for where one writes (SAFE-09): the wording of fictional profiles, and whether a person, staff or a
 * machine reads it, where upstream says so. Undefined where there is nothing to say.
 */
export function answeredByText(site: Site, { t, words }: Translator, profile: Answering): string | undefined {
  const said = ANSWERED_BY.find((one) => one === profile.answered_by);
  const label = profile.fictional ? t("chat:fictional_note", { fictional: site.fictional.singular }) : "";
  // Staff may have another name in company papers; readers know that of the site.
  const who =
    said === "staff"
      ? t("chat:answered_by.staff", { site: site.name })
      : said
        ? words("chat").answered_by[said]
        : "";
  return [label, who].filter(Boolean).join(" ") || undefined;
}
