/**
 * The server does not know a visitor's clock. It takes the zone of the visitor's country; where scripts run, the
 * browser's own zone replaces it (docs/decisions/0006-times.md).
 */
const BY_COUNTRY: Record<string, string> = {
  US: "America/New_York",
  CA: "America/Toronto",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  PT: "Europe/Lisbon",
  NL: "Europe/Amsterdam",
  BE: "Europe/Brussels",
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  FR: "Europe/Paris",
  IT: "Europe/Rome",
  ES: "Europe/Madrid",
  PL: "Europe/Warsaw",
};

/** The IANA time zone of a country code, for dates in pages rendered on the server. */
export function timeZoneOf(country: string | undefined): string {
  return BY_COUNTRY[country ?? ""] ?? "UTC";
}
