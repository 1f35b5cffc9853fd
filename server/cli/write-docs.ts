import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dialectJsonSchema } from "#app/contract/dialect/json-schema.server";
import { contractDocument } from "#app/contract/docs.server";
import { openApiDocument } from "#app/contract/openapi.server";
import { sitesJsonSchema } from "../sites/sites-schema";
import { lawDocument } from "./law";
import { featuresDocument } from "./write-docs-features";

/** Every generated file, by its path below the repository's root. */
export function generatedDocs(root: string): Record<string, string> {
  return {
    "docs/contract.md": contractDocument(),
    "docs/openapi.json": `${JSON.stringify(openApiDocument(), null, 2)}\n`,
    "docs/dialect.schema.json": `${JSON.stringify(dialectJsonSchema(), null, 2)}\n`,
    "docs/sites.schema.json": `${JSON.stringify(sitesJsonSchema(), null, 2)}\n`,
    "docs/law.md": lawDocument(),
    "docs/features.md": featuresDocument(root),
  };
}

/** Writes the generated files; gives their paths. */
function writeDocs(root: string): string[] {
  mkdirSync(join(root, "docs"), { recursive: true });
  const docs = Object.entries(generatedDocs(root));
  for (const [path, text] of docs) writeFileSync(join(root, path), text);
  return docs.map(([path]) => path);
}

const started = process.argv[1];
if (started && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  for (const path of writeDocs(process.cwd())) console.log(path);
}
