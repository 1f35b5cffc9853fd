import { isLanguage, LANGUAGES } from "#app/i18n/languages";
import type { Translator } from "#app/i18n/translator.server";
import { valueText } from "#app/i18n/value-text.server";
import type { ExportSection } from "./export-summary.server";

export interface DataFact {
  label: string;
  value: string;
}

export interface DataSection {
  name: string;
  title: string;
  /** How many entries there are, where it is a list. */
  count: string | undefined;
  facts: DataFact[];
  entries: DataFact[][];
  /** "12 more entries are in the file." */
  more: string | undefined;
}

/** Entries of a list on the page; the file has them all. */
export const MAX_SHOWN = 10;
/** Fields whose values are one of SPEC §3's lists. */
const LISTED = new Set([
  "gender",
  "sexuality",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
]);
/** Fields whose codes the catalog has words for. */
const CODED = new Set(["status", "kind"]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Names an operator gave that no catalog knows are shown as they are, a little more readable. */
function plain(name: string): string {
  return name.replaceAll("_", " ");
}

/** The export as a page shows it: sections with facts, or with their newest entries (ACCT-07). */
export function dataSections(
  translator: Translator,
  stored: readonly ExportSection[],
  timeZone: string,
): DataSection[] {
  const reader = new Reader(translator, timeZone);
  return stored.map(({ name, count, content }) => {
    const title = reader.word("data", name) ?? plain(name);
    if (count === undefined || !Array.isArray(content)) {
      const facts = reader.facts(isRecord(content) ? content : { [name]: content });
      return { name, title, count: undefined, more: undefined, facts, entries: [] };
    }
    return {
      name,
      title,
      count: translator.number(count),
      facts: [],
      entries: content.map((entry) => reader.facts(isRecord(entry) ? entry : { [name]: entry })),
      more:
        count > MAX_SHOWN
          ? translator.t("account:settings.data_more", { count: count - MAX_SHOWN })
          : undefined,
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

class Reader {
  readonly #moment: Intl.DateTimeFormat;
  readonly #day: Intl.DateTimeFormat;

  constructor(
    readonly translator: Translator,
    timeZone: string,
  ) {
    this.#moment = new Intl.DateTimeFormat(translator.locale, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone,
    });
    this.#day = new Intl.DateTimeFormat(translator.locale, { dateStyle: "medium", timeZone: "UTC" });
  }

  word(kind: "data" | "field" | "value", name: string): string | undefined {
    return (this.translator.words("account").settings as Record<string, string | undefined>)[
      `${kind}_${name}`
    ];
  }

  facts(record: Record<string, unknown>): DataFact[] {
    return Object.entries(record).map(([name, value]) => ({
      label: this.#label(name),
      value: this.#text(name, value),
    }));
  }

  #label(name: string): string {
    const { translator } = this;
    const own = this.word("field", name);
    if (own !== undefined) return own;
    const mails = translator.words("account").notifications as Record<string, string | undefined>;
    const profile = translator.words("profile") as Record<string, string | undefined>;
    return mails[`type_${name}`] ?? profile[name] ?? plain(name);
  }

  #text(name: string, value: unknown): string {
    const words = this.translator.words("account").settings;
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return value ? words.data_yes : words.data_no;
    if (typeof value === "number") return this.translator.number(value);
    if (typeof value === "string") return this.#string(name, value);
    if (Array.isArray(value)) return this.#list(name, value);
    return this.facts(value as Record<string, unknown>)
      .map((fact) => `${fact.label}: ${fact.value}`)
      .join("\n");
  }

  #string(name: string, value: string): string {
    if (MOMENT.test(value)) return this.#moment.format(new Date(value));
    if (DAY.test(value)) return this.#day.format(new Date(value));
    if (name === "country") return this.#country(value);
    if (name === "language" && isLanguage(value)) return LANGUAGES[value].nativeName;
    if (CODED.has(name)) return this.word("value", value) ?? value;
    return LISTED.has(name) ? valueText(this.translator, name, value) : value;
  }

  #list(name: string, values: unknown[]): string {
    if (values.length === 0) return "–";
    // Messages and the like: how many; the file has them.
    if (values.some((one) => typeof one === "object")) return this.translator.number(values.length);
    const list = name === "interests" ? "interest" : name;
    return values
      .map((one) => this.word("value", String(one)) ?? valueText(this.translator, list, String(one)))
      .join(", ");
  }

  #country(code: string): string {
    try {
      return new Intl.DisplayNames(this.translator.locale, { type: "region" }).of(code) ?? code;
    } catch {
      // `of` throws on what is no region code: then it is shown as PHP sent it.
      return code;
    }
  }
}
