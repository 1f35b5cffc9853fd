import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { isUnlistedMember, readMember } from "#app/shared/profile/read-members.server";
import { BLOCK_ACTION } from "./block.server";
import { type ProfileModel, type ProfileRefusal, profileModel } from "./profile-model.server";
import { type ProfileShare, shareOf } from "./share.server";

/** A profile that the member blocked: hidden until the block is taken back. */
export interface BlockedProfileModel {
  title: string;
  words: Words<"profile">;
  fictional: string | undefined;
  action: string;
  key: string;
  report: string;
}

export type MemberOutcome =
  | { kind: "profile"; model: ProfileModel; share: ProfileShare; unlisted: boolean }
  | { kind: "blocked"; model: BlockedProfileModel }
  | { kind: "refused"; model: ProfileRefusal };

/** A profile, a page in its place, or undefined where there is no such member (PROF-01, PROF-05). */
export async function loadMember(context: PageContext, id: number): Promise<MemberOutcome | undefined> {
  const [site, { translator }, viewer, answer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
    readMember(context, id),
  ]);
  if (!answer.ok) {
    if (answer.code === "profile_not_found") return undefined;
    const model =
      answer.code === "blocked" ? blockedBy(translator, answer.data.name) : disabledProfile(translator);
    return { kind: "refused", model };
  }
  const { profile, blocked } = answer.value;
  if (profile.status === "disabled") return { kind: "refused", model: disabledProfile(translator) };
  if (blocked) {
    const model: BlockedProfileModel = {
      title: translator.t("profile:you_blocked_title", { name: profile.name }),
      words: translator.words("profile"),
      fictional: profile.fictional ? site.fictional.singular : undefined,
      action: paths.memberBlock(id),
      key: issueFormKey(context, BLOCK_ACTION),
      report: paths.memberReport(id),
    };
    return { kind: "blocked", model };
  }
  const model = profileModel(context, { site, translator, viewer, answer: answer.value });
  const photoOf = translator.words("members").photo_of;
  return {
    kind: "profile",
    model,
    unlisted: isUnlistedMember(profile),
    share: shareOf(context, { site, answer: answer.value, title: model.title, photoOf }),
  };
}

/** 'You're blocked by {name}. You do not have access to this page.' (SPEC §6). */
export function blockedBy({ t, words }: Translator, name: string): ProfileRefusal {
  const { blocked_title, back_to_search } = words("profile");
  return { title: blocked_title, text: t("profile:blocked", { name }), status: 403, back: back_to_search };
}

/** A profile that the operator disabled, or that was deleted. */
export function disabledProfile({ words }: Translator): ProfileRefusal {
  const { disabled_title, disabled, back_to_search } = words("profile");
  return { title: disabled_title, text: disabled, status: 410, back: back_to_search };
}
