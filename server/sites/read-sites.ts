import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { closest } from "fastest-levenshtein";
import { SETTING_NAMES, SITE_SETTING_NAMES } from "../setting-fields";
import { type HostSettings, readSettings, type SettingProblem, SettingsError } from "../settings";
import { type JsonLines, readJsonLines } from "./json-lines";
import { isSiteSetting, type SiteValue, sitesFile } from "./sites-schema";

/** The settings of one site: the only one of the environment, or one of SITES_FILE. */
export interface SiteSettings {
  /** Undefined without SITES_FILE. */
  name: string | undefined;
  settings: HostSettings;
  /** Where a setting of it stands, for who has to mend it. */
  placeOf(setting: string): string;
}

type Environment = Record<string, string | undefined>;

/** Each site has its own: a key of one domain is none of another. */
const EACH_ITS_OWN = ["DOMAINS", "FORM_SECRETS"];

/** All sites of the process; one without SITES_FILE. @throws SettingsError with each line that cannot be used */
export function readSites(env: Environment): SiteSettings[] {
  const path = env.SITES_FILE;
  if (!path) return [{ name: undefined, settings: readSettings(env), placeOf: (setting) => setting }];
  const misplaced = EACH_ITS_OWN.filter((name) => env[name]);
  if (misplaced.length > 0)
    throw new SettingsError(
      misplaced.map((name) => `${name} belongs into SITES_FILE: each site has its own`),
    );
  return new SitesFile(path).sites(env);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new SettingsError([`SITES_FILE cannot be read: ${(error as Error).message}`]);
  }
}

/** One reading of the file. */
class SitesFile {
  readonly #folder: string;
  readonly #lines: JsonLines;
  readonly #problems: SettingProblem[] = [];

  constructor(path: string) {
    this.#folder = dirname(resolve(path));
    const lines = readJsonLines(textOf(path));
    if ("problem" in lines) throw new SettingsError([`SITES_FILE line ${lines.line}: ${lines.problem}`]);
    this.#lines = lines;
  }

  sites(env: Environment): SiteSettings[] {
    for (const { at, line } of this.#lines.doubles)
      this.#problems.push({ text: `SITES_FILE line ${line}: ${at.join(".")} is there twice` });
    const parsed = sitesFile.safeParse(this.#lines.json);
    for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
      const at = path.map(String);
      if (issue.code === "unrecognized_keys")
        for (const key of issue.keys) this.#complain([...at, key], "is unknown here");
      else if (issue.code === "invalid_key") this.#complain(at, issue.issues[0]?.message ?? message);
      else this.#complain(at, message);
    }
    const sites = Object.entries(parsed.data?.sites ?? {}).flatMap(([name, values]) =>
      this.#site(name, values, env),
    );
    this.#complainOfShared(sites);
    if (this.#problems.length > 0) throw new SettingsError(unique(this.#problems));
    return sites;
  }

  #place(at: readonly string[]): string {
    return `SITES_FILE line ${this.#lines.lineOf(at)}: ${at.join(".")}`;
  }

  #complain(at: readonly string[], words: string): void {
    this.#problems.push({ text: `${this.#place(at)} ${words}` });
  }

  #site(name: string, values: Record<string, SiteValue>, env: Environment): SiteSettings[] {
    const at = (setting: string) => ["sites", name, setting];
    for (const setting of Object.keys(values).filter((one) => !isSiteSetting(one)))
      this.#complain(at(setting), whyNot(setting));
    const own: Environment = Object.fromEntries(
      Object.entries(values)
        .filter(([setting]) => isSiteSetting(setting))
        .map(([setting, value]) => [setting, this.#spelled(at(setting), value, env)]),
    );
    if (own.CONTRACT_FILE) own.CONTRACT_FILE = resolve(this.#folder, own.CONTRACT_FILE);
    own.DATA_DIR ??= join(env.DATA_DIR || "./data", name);
    const placeOf = (setting: string) => (setting in own ? this.#place(at(setting)) : setting);
    try {
      return [{ name, settings: readSettings({ ...env, ...own }), placeOf }];
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const { setting, text } of error.problems) {
        const isOwn = setting !== undefined && (setting in own || !env[setting]);
        if (isOwn) this.#complain(at(setting), text.slice(setting.length + 1));
        else this.#problems.push({ text });
      }
      return [];
    }
  }

  /** As the environment has it; a secret by the name of its variable. */
  #spelled(at: readonly string[], value: SiteValue, env: Environment): string {
    if (Array.isArray(value)) return value.map((one) => this.#spelled(at, one, env)).join(",");
    if (typeof value !== "object") return String(value);
    const secret = env[value.secret];
    if (!secret) this.#complain(at, `names ${value.secret}, which the environment does not have`);
    return secret ?? "";
  }

  /** Two sites share nothing by which a login, a form or a text of one could be the other's. */
  #complainOfShared(sites: readonly SiteSettings[]): void {
    sites.forEach((site, index) => {
      const { name = "", settings } = site;
      for (const other of sites.slice(0, index)) {
        const at = (setting: string) => ["sites", name, setting];
        const theirs = new Set(other.settings.domains.map(hostName));
        const host = settings.domains.map(hostName).find((one) => theirs.has(one));
        if (host) this.#complain(at("DOMAINS"), `has ${host}, which is ${other.name}'s already`);
        if (settings.formSecrets.some((secret) => other.settings.formSecrets.includes(secret)))
          this.#complain(at("FORM_SECRETS"), `has a secret of ${other.name}: each site needs its own`);
        if (resolve(settings.dataDir) === resolve(other.settings.dataDir))
          this.#complain(at("DATA_DIR"), `is ${other.name}'s already`);
        this.#complainOfCookies(site, other);
        this.#complainOfCookies(other, site);
      }
    });
  }

  #complainOfCookies({ name = "", settings: { cookieDomain } }: SiteSettings, other: SiteSettings): void {
    if (cookieDomain === undefined) return;
    const heard = other.settings.domains
      .map(hostName)
      .find((host) => `.${host}`.endsWith(`.${cookieDomain}`));
    if (heard)
      this.#complain(
        ["sites", name, "COOKIE_DOMAIN"],
        `would send logins to ${heard}, which is ${other.name}'s`,
      );
  }
}

/** Browsers keep cookies by name, whatever the port. */
function hostName(domain: string): string {
  return domain.replace(/:\d+$/, "");
}

function whyNot(setting: string): string {
  if (SETTING_NAMES.includes(setting))
    return "is one setting of the whole process: it belongs into the environment";
  return `is no setting; did you mean ${closest(setting.toUpperCase(), [...SITE_SETTING_NAMES])}?`;
}

function unique(problems: readonly SettingProblem[]): SettingProblem[] {
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()];
}
