import type { Translator } from "#app/i18n/translator.server";
import type { PhotoOutcome } from "./add-photos.server";

/** One sentence about what became of a file, in the reader's language, with the file's name. */
export function photoOutcomeText({ t }: Translator, outcome: PhotoOutcome): string {
  const name = outcome.name || t("photos:unnamed");
  if (outcome.ok) return t("photos:added", { name });
  switch (outcome.code) {
    case "photo_limit":
      return t("photos:problem_photo_limit", { name, count: outcome.limit ?? 0 });
    case "not_a_picture":
      return t(outcome.heic ? "photos:problem_heic" : "photos:problem_not_a_picture", { name });
    case "failed":
      return t(outcome.unconfirmed ? "photos:problem_unconfirmed" : "photos:problem_failed", { name });
    default:
      return t(`photos:problem_${outcome.code}`, { name });
  }
}
