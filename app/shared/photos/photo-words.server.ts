import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import type { PhotoOutcome } from "./add-photos.server";

const BYTES_PER_MB = 1_000_000;

/** How much may be sent at once, in whole megabytes. */
function uploadMb(context: PageContext): number {
  return Math.max(1, Math.floor(context.runtime.settings.uploadMaxBytes / BYTES_PER_MB));
}

/** What may be uploaded, and how much of it. */
export function uploadHelp(context: PageContext, site: Site, { t, words }: Translator): string {
  const help = t("ownProfile:photos.field_help", { mb: uploadMb(context) });
  return site.nudity_forbidden ? `${words("common").no_nudity} ${help}` : help;
}

/** One sentence a file, apart: what was added and what was not. */
export function outcomeTexts(
  translator: Translator,
  outcomes: readonly PhotoOutcome[],
): { added: string[]; problems: string[] } {
  const textsOf = (ok: boolean) =>
    outcomes.filter((one) => one.ok === ok).map((one) => photoOutcomeText(translator, one));
  return { added: textsOf(true), problems: textsOf(false) };
}

/** One sentence about what became of a file, in the reader's language, with the file's name. */
export function photoOutcomeText({ t }: Translator, outcome: PhotoOutcome): string {
  const name = outcome.name || t("ownProfile:photos.unnamed");
  if (outcome.ok) return t("ownProfile:photos.added", { name });
  switch (outcome.code) {
    case "photo_limit":
      return t("ownProfile:photos.problem_photo_limit", { name, count: outcome.limit ?? 0 });
    case "not_a_picture":
      return t(outcome.heic ? "ownProfile:photos.problem_heic" : "ownProfile:photos.problem_not_a_picture", {
        name,
      });
    case "failed":
      return t(
        outcome.unconfirmed ? "ownProfile:photos.problem_unconfirmed" : "ownProfile:photos.problem_failed",
        { name },
      );
    default:
      return t(`ownProfile:photos.problem_${outcome.code}`, { name });
  }
}
