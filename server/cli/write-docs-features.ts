import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export interface CoveredFeature {
  id: string;
  /** The test's title, without its ids. */
  title: string;
  /** Below the repository's root, with forward slashes. */
  file: string;
}

/** A title that starts with feature ids, as the first argument of test(), it(), describe() or of test.each(…)(). */
const TITLE = /\(\s*(["'`])((?:[A-Z]{3,4}-\d{2}[\s,:]+)+)((?:\\.|(?!\1)[^\\])*)\1/g;

/** Every test title that starts with a feature id, sorted by id; a title with several ids appears once for each. */
export function coveredFeatures(root: string): CoveredFeature[] {
  return testFiles(join(root, "tests"))
    .flatMap((path) => titlesOf(path, relative(root, path).replaceAll("\\", "/")))
    .sort((a, b) => compare(a.id, b.id) || compare(a.file, b.file));
}

/** The whole of docs/features.md. */
export function featuresDocument(root: string): string {
  const byId = grouped(coveredFeatures(root));
  const sections = [...byId].map(([id, tests]) => {
    const lines = tests.map(({ title, file }) => `- ${title} (\`${file}\`)`);
    return [`## ${id}`, "", ...new Set(lines)].join("\n");
  });
  return [
    "<!-- Generated from test titles by server/cli/write-docs.ts: change the tests, not this file. -->",
    "# What is tested",
    ...sections,
  ]
    .join("\n\n")
    .concat("\n");
}

function titlesOf(path: string, file: string): CoveredFeature[] {
  return [...readFileSync(path, "utf8").matchAll(TITLE)].flatMap(([, , ids = "", title = ""]) =>
    ids
      .split(/[\s,:]+/)
      .filter(Boolean)
      .map((id) => ({ id, title: title.replace(/\s+/g, " ").trim(), file })),
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function grouped(features: readonly CoveredFeature[]): Map<string, CoveredFeature[]> {
  const byId = new Map<string, CoveredFeature[]>();
  for (const feature of features) byId.set(feature.id, [...(byId.get(feature.id) ?? []), feature]);
  return byId;
}

/** By code unit, so that the file is the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
