/** Prometheus text exposition format 0.0.4, as much of it as this site needs (docs/decisions/0024). */

export type Labels = Readonly<Record<string, string | number>>;

/** Seconds; the boundaries OpenTelemetry advises for HTTP durations. */
const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Label values come from closed lists; should one not, a histogram's memory is bounded all the same. */
const MAX_SERIES = 2_000;

interface Series {
  labels: string;
  counts: Float64Array;
  sumS: number;
}

/** Durations by labels. `key` names the same labels in one string, so that finding them costs one look-up. */
export class Histogram {
  readonly #series = new Map<string, Series>();
  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  observe(key: string, labelsOf: () => Labels, durationMs: number): void {
    const series = this.#series.get(key) ?? this.#open(key, labelsOf);
    const seconds = durationMs / 1_000;
    let bucket = 0;
    while (seconds > (BOUNDS_S[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sumS += seconds;
  }

  text(): string {
    const lines = head(this.name, this.help, "histogram");
    for (const { labels, counts, sumS } of this.#series.values()) {
      let total = 0;
      counts.forEach((count, bucket) => {
        total += count;
        lines.push(`${this.name}_bucket{${labels},le="${BOUNDS_S[bucket] ?? "+Inf"}"} ${total}`);
      });
      lines.push(`${this.name}_sum{${labels}} ${sumS}`, `${this.name}_count{${labels}} ${total}`);
    }
    return lines.join("\n");
  }

  #open(key: string, labelsOf: () => Labels): Series {
    const full = this.#series.size >= MAX_SERIES;
    const name = full ? "overflow" : key;
    let series = this.#series.get(name);
    if (series === undefined) {
      const labels = full ? { otel_metric_overflow: "true" } : labelsOf();
      series = { labels: spell(labels), counts: new Float64Array(BOUNDS_S.length + 1), sumS: 0 };
      this.#series.set(name, series);
    }
    return series;
  }
}

/** What was counted, by labels; bounded like a histogram. */
export class Counter {
  readonly #series = new Map<string, { labels: Labels; count: number }>();
  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  add(key: string, labelsOf: () => Labels): void {
    const full = this.#series.size >= MAX_SERIES && !this.#series.has(key);
    const name = full ? "overflow" : key;
    const series = this.#series.get(name);
    if (series) series.count += 1;
    else this.#series.set(name, { labels: full ? { otel_metric_overflow: "true" } : labelsOf(), count: 1 });
  }

  text(): string {
    const values = [...this.#series.values()].map(({ labels, count }) => [count, labels] as const);
    return numbers(this.name, this.help, "counter", values);
  }
}

/** A number as it is at the moment of the question, once for each set of labels. */
export function numbers(
  name: string,
  help: string,
  type: "gauge" | "counter",
  values: readonly (readonly [value: number, labels?: Labels])[],
): string {
  const lines = head(name, help, type);
  for (const [value, labels] of values) lines.push(`${name}${braced(labels)} ${value}`);
  return lines.join("\n");
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function braced(labels: Labels = {}): string {
  const spelled = spell(labels);
  return spelled === "" ? "" : `{${spelled}}`;
}

function spell(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
    .join(",");
}

/** The three characters that the format escapes in a label's value. */
function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
