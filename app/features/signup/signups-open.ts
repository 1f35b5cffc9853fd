interface SignupSettings {
  signups: string;
  invite_only?: boolean;
}

/** Signups mode of SPEC §4: all, with_trafficsource (only when a traffic source exists), anything else is closed. */
export function signupsOpen(site: SignupSettings, traffic: object, invite: string | undefined): boolean {
  if (site.invite_only && !invite) return false;
  if (site.signups === "all") return true;
  return site.signups === "with_trafficsource" && Object.keys(traffic).length > 0;
}
