import type { Log } from "../log";
import { SettingsError } from "../settings";
import { readSites, type SiteSettings } from "./read-sites";
import { openSite, type SharedParts, type Site } from "./site";
import type { Sites } from "./sites";

/**
 * A site for each of the settings; one that is open with the very same stays open, its caches warm.
 * @throws SettingsError with the place of what cannot be used; then none of them is open that was not before
 */
export async function openSites(
  wanted: readonly SiteSettings[],
  parts: SharedParts,
  open: readonly Site[] = [],
): Promise<Site[]> {
  const opened = await Promise.allSettled(
    wanted.map((site) => open.find((one) => isTheSame(one, site)) ?? openWithPlace(site, parts)),
  );
  const sites = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failures = opened.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length === 0) return sites;
  await Promise.all(sites.filter((site) => !open.includes(site)).map((site) => site.close()));
  const unusable = failures.filter((failure) => failure instanceof SettingsError);
  throw unusable.length > 0 ? new SettingsError(unusable.flatMap(({ problems }) => problems)) : failures[0];
}

/** Whatever is in the settings is text, numbers and lists, but for what all sites of a process have in common. */
function isTheSame(open: Site, { name, settings }: SiteSettings): boolean {
  return open.name === name && JSON.stringify(open.settings) === JSON.stringify(settings);
}

async function openWithPlace(site: SiteSettings, parts: SharedParts): Promise<Site> {
  try {
    return await openSite(site, parts);
  } catch (error) {
    // Thrown by the app's own bundle, whose classes are others than the host's.
    if (!(error instanceof Error && error.name === "UnusableSetting" && "setting" in error)) throw error;
    const setting = String(error.setting);
    throw new SettingsError([`${site.placeOf(setting)}${error.message.slice(setting.length)}`]);
  }
}

/** An upload may take five minutes and PHP one more: who then still reads has got all there was, or never will. */
const RETIRE_WITHIN_MS = 600_000;

/** Reads SITES_FILE again when it is asked to (OPS-12). */
export class SitesReloader {
  #isGood = true;
  #reloading: Promise<void> = Promise.resolve();

  constructor(
    private readonly sites: Sites,
    private readonly parts: SharedParts,
    private readonly log: Log,
  ) {}

  /** False while the file holds what could not be used: the sites are those of before. */
  get isGood(): boolean {
    return this.#isGood;
  }

  /** One after the other, however fast they are asked for. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(() => this.#reload());
    return this.#reloading;
  }

  async #reload(): Promise<void> {
    const before = this.sites.all;
    try {
      const now = await openSites(readSites(process.env), this.parts, before);
      this.sites.replace(now);
      this.#isGood = true;
      const gone = before.filter((site) => !now.includes(site));
      const opened = now.filter((site) => !before.includes(site));
      this.log.warn({
        msg: "sites reloaded",
        opened: namesOf(opened),
        closed: namesOf(gone),
        all: namesOf(now),
      });
      // Nobody who reads slowly keeps the next reload waiting.
      for (const site of gone) void this.#retire(site);
    } catch (error) {
      this.#isGood = false;
      const problems =
        error instanceof SettingsError ? error.problems.map(({ text }) => text) : [String(error)];
      this.log.error({ msg: "sites not reloaded: those of before stay", problems });
    }
  }

  /** The sites are reloaded by then, whatever becomes of the old one. */
  async #retire(site: Site): Promise<void> {
    await site.retire(RETIRE_WITHIN_MS).catch((error: unknown) => {
      this.log.error({ msg: "site not closed", site: site.name, error: String(error) });
    });
  }
}

function namesOf(sites: readonly Site[]): (string | undefined)[] {
  return sites.map(({ name }) => name);
}
