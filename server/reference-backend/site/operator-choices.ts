import type { z } from "zod";
import type { settings } from "#app/contract/site.server";
import { Refusal } from "../http/refusal";

/** What an operator sets differently from the demo: any field of `settings.php`, and the invites that count. */
export interface OperatorChoices {
  settings?: Partial<z.input<typeof settings>>;
  /** Codes of invite links, for `invite_only`. */
  invites?: readonly string[];
  /** New photos are `pending`: others see them when somebody made them `active`. */
  photosAreChecked?: boolean;
}

interface SignupRequest {
  invite?: string;
  tracking?: { network?: string; ref?: string; sub1?: string; sub2?: string; sub3?: string };
}

/** SPEC §4, signups mode. Throws `signups_disabled` or `invite_required`. */
export function requireOpenSignups(choices: OperatorChoices, request: SignupRequest): void {
  const mode = choices.settings?.signups ?? "all";
  const hasTraffic = Object.values(request.tracking ?? {}).some(
    (value) => value !== "" && value !== undefined,
  );
  if (mode !== "all" && !(mode === "with_trafficsource" && hasTraffic)) throw new Refusal("signups_disabled");
  const isInviteOnly = [true, 1, "1", "true", "yes"].includes(choices.settings?.invite_only ?? false);
  if (isInviteOnly && !choices.invites?.includes(request.invite ?? "")) throw new Refusal("invite_required");
}
