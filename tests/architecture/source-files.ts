import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** One import, re-export, dynamic import or `import("…")` type. */
export interface Import {
  /** The importing file, below the repository's root. */
  file: string;
  /** As written. */
  specifier: string;
  /** The imported file of this repository; undefined for packages and Node's own modules. */
  target: string | undefined;
  /** The compiler erases it. */
  typesOnly: boolean;
}

let tracked: string[] | undefined;

/** Every file as git sees it: tracked, or new and not ignored. A room that does not exist has no files. */
export function trackedFiles(): string[] {
  tracked ??= execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 32 * 1024 * 1024,
  })
    .split("\0")
    // A file deleted but not yet committed is still in the index.
    .filter((file) => file !== "" && existsSync(join(ROOT, file)));
  return tracked;
}

/** TypeScript below these folders, declarations of others left out. */
export function codeFiles(...folders: string[]): string[] {
  return trackedFiles().filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith(".d.ts") &&
      folders.some((folder) => file.startsWith(`${folder}/`)),
  );
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

const sources = new Map<string, ts.SourceFile>();

export function parsed(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const source = parsedText(file, textOf(file));
  sources.set(file, source);
  return source;
}

/** Every node of a kind, from the top down. */
export function nodesOf<Wanted extends ts.Node>(
  source: ts.Node,
  wanted: (node: ts.Node) => node is Wanted,
): Wanted[] {
  const found: Wanted[] = [];
  const visit = (node: ts.Node): void => {
    if (wanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param text the file's content, where it is not the one on disk */
export function importsOf(file: string, text?: string): Import[] {
  const source = text === undefined ? parsed(file) : parsedText(file, text);
  // Below the top there are only calls and types of this spelling: most files need no walk.
  const isWalked = source.text.includes("import(");
  const nodes = isWalked ? nodesOf(source, (_node): _node is ts.Node => true) : source.statements;
  return nodes.flatMap((node) => {
    const found = importedBy(node);
    if (!found || !ts.isStringLiteralLike(found.specifier)) return [];
    const specifier = found.specifier.text;
    return [{ file, specifier, target: targetOf(file, specifier), typesOnly: found.typesOnly }];
  });
}

function importedBy(node: ts.Node): { specifier: ts.Node; typesOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    return { specifier: node.moduleSpecifier, typesOnly: isTypeImport(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: node.moduleSpecifier, typesOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal, typesOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && { specifier, typesOnly: false };
  }
  return undefined;
}

/** `import type …` only: braces in which every name says `type` still run the module (verbatimModuleSyntax). */
function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function targetOf(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, "");
  if (/^#(app|server|tests)\//.test(bare)) return withExtension(bare.slice(1));
  if (!bare.startsWith(".")) return undefined;
  return withExtension(decodeURI(new URL(bare, `file:///${file}`).pathname.slice(1)));
}

function withExtension(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return candidates.find((candidate) => trackedSet().has(candidate)) ?? path;
}

let trackedLookup: ReadonlySet<string> | undefined;

function trackedSet(): ReadonlySet<string> {
  trackedLookup ??= new Set(trackedFiles());
  return trackedLookup;
}

function parsedText(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
}
