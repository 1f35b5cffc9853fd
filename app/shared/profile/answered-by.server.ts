import type { z } from "zod";
import type { profileCard } from "#app/contract/profile-shape.server";
import { ANSWERED_BY } from "#app/contract/values";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";

type Answering = Pick<z.output<typeof profileCard>, "fictional" | "answered_by">;

/** What a fictional profile is, in the operator's words or else in ours (PROF-03); undefined of a real member. */
export function fictionalText(site: Site, { t }: Translator, profile: Answering): string | undefined {
  if (!profile.fictional) return undefined;
  return site.fictional.warning ?? t("chat:fictional_note", { fictional: site.fictional.singular });
}

/**
 * Who answers, for where one writes (SAFE-09): what a fictional profile is, and whether a person, staff or a machine
 * reads it, where upstream says so. Undefined where there is nothing to say.
 */
export function answeredByText(site: Site, translator: Translator, profile: Answering): string | undefined {
  const who = whoText(site, translator, profile, "answered_by");
  return [fictionalText(site, translator, profile), who].filter(Boolean).join(" ") || undefined;
}

/** Who answers in a few words, for a line beside the label of a fictional profile; undefined where nobody says it. */
export function whoAnswersText(site: Site, translator: Translator, profile: Answering): string | undefined {
  return whoText(site, translator, profile, "answers");
}

function whoText(
  site: Site,
  { t, words }: Translator,
  profile: Answering,
  texts: "answered_by" | "answers",
): string | undefined {
  const said = ANSWERED_BY.find((one) => one === profile.answered_by);
  // Staff may have another name in company papers; readers know that of the site.
  return said === "staff"
    ? t(`chat:${texts}.staff`, { site: site.name })
    : said && words("chat")[texts][said];
}
