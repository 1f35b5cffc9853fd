import type { SiteNumbers } from "../metrics/metrics";
import type { Site } from "./site";

/** The sites of the process, by the hosts that they serve. */
export class Sites {
  #all: readonly Site[] = [];
  #byDomain: ReadonlyMap<string, Site> = new Map();

  constructor(sites: readonly Site[]) {
    this.replace(sites);
  }

  get all(): readonly Site[] {
    return this.#all;
  }

  /** From here on these are asked, in one step: no request finds half of them. */
  replace(sites: readonly Site[]): void {
    this.#all = sites;
    this.#byDomain = new Map(
      sites.flatMap((site) => site.settings.domains.map((domain) => [domain, site] as const)),
    );
  }

  domains(): string[] {
    return [...this.#byDomain.keys()];
  }

  of(host: string): { domain: string; site: Site } | undefined {
    return byHost(host, this.#byDomain);
  }

  /** False while a store of keys and texts is away. */
  takesChanges(): boolean {
    return this.#all.every(({ runtime }) => runtime.takesChanges());
  }

  numbers(): SiteNumbers[] {
    return this.#all.map(({ name, runtime }) => ({
      name,
      upstream: runtime.upstreamState(),
      takesChanges: runtime.takesChanges(),
    }));
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((site) => site.close()));
  }
}

/** Whose host it is, and its name without a port; a domain that is configured without one accepts any. */
export function byHost<Found>(
  host: string,
  byDomain: ReadonlyMap<string, Found>,
): { domain: string; site: Found } | undefined {
  const lower = host.toLowerCase();
  const domain = lower.replace(/:\d+$/, "");
  const site = byDomain.get(lower) ?? byDomain.get(domain);
  return site && { domain, site };
}
