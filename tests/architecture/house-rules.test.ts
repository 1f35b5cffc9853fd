import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { codeFiles, nodesOf, parsed, ROOT, textOf, trackedFiles } from "./source-files";

const FILES = codeFiles("app", "server", "styles", "tests", "bench");
const MAX_LINES = 300;
const MAX_ROUTE_LINES = 150;
/** A suite is a list of sentences: it may run on a little. */
const MAX_TEST_LINES = 360;

/** Word lists grow with the words, not with reasons to change. */
const isCatalog = (file: string) => file.startsWith("app/i18n/catalogs/");

test("a file has at most 300 lines, a route at most 150", () => {
  const long = FILES.filter((file) => !isCatalog(file)).flatMap((file) => {
    const lines = textOf(file).trimEnd().split("\n").length;
    const isTest = file.startsWith("tests/");
    const most = file.startsWith("app/routes/") ? MAX_ROUTE_LINES : isTest ? MAX_TEST_LINES : MAX_LINES;
    return lines > most ? [`${file}: ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});

test("no file or folder is a default drawer", () => {
  const drawers = FILES.filter((file) => !isCatalog(file)).filter((file) =>
    file.split("/").some((part) => /^(utils?|misc|helpers?|common)$/i.test(part.split(".")[0] ?? "")),
  );
  expect(drawers).toEqual([]);
});

/** Folders that hold the same in each language. */
const BY_LANGUAGE = /^app\/(i18n\/catalogs|features\/pages\/texts)\//;

test("a room of ten files or more says in a README what lives there", () => {
  const rooms = new Map<string, number>();
  for (const room of codeFiles("app", "server").map((file) => dirname(file)))
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  const silent = [...rooms].filter(
    ([room, files]) =>
      files >= 10 && !BY_LANGUAGE.test(`${room}/`) && !existsSync(join(ROOT, room, "README.md")),
  );
  expect(silent.map(([room]) => room)).toEqual([]);
});

/** What Remix, Kysely and the built entries ask for by name, and `app/addresses.ts`, which `paths` holds as a whole. */
const ASKED_BY_NAME =
  /^(app\/(routes\/|root|entry\.|addresses)|server\/reference-backend\/database\/migrations\/)/;

test("what is exported is named in another file", () => {
  const filesWith = new Map<string, number>();
  for (const file of trackedFiles().filter((one) => /\.(tsx?|mjs)$/.test(one)))
    for (const word of new Set(textOf(file).match(/[\w$]+/g)))
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  const alone = codeFiles("app", "server")
    .filter((file) => !ASKED_BY_NAME.test(file))
    .flatMap((file) => {
      const exported = textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm);
      return [...exported].flatMap(([, name = ""]) =>
        filesWith.get(name) === 1 ? [`${file}: ${name}`] : [],
      );
    });
  expect(alone).toEqual([]);
});

test("no file only passes on what others export", () => {
  const barrels = FILES.filter((file) => {
    if (/^index\.tsx?$/.test(basename(file))) return true;
    const { statements } = parsed(file);
    return (
      statements.length > 1 && statements.every((one) => ts.isExportDeclaration(one) && one.moduleSpecifier)
    );
  });
  expect(barrels).toEqual([]);
});

test("no code says any without saying why", () => {
  const isAny = (node: ts.Node): node is ts.KeywordTypeNode => {
    if (node.kind !== ts.SyntaxKind.AnyKeyword) return false;
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const before = source.text.split("\n")[line - 1] ?? "";
    return !/biome-ignore lint\/suspicious\/noExplicitAny: \S/.test(before);
  };
  expect(getPlaces(isAny)).toEqual([]);
});

test("no code silences the compiler", () => {
  const silenced = FILES.filter((file) =>
    /^\s*(\/\/|\/\*|\{\/\*)\s*@ts-(ignore|nocheck)/m.test(textOf(file)),
  );
  expect(silenced).toEqual([]);
});

test("no test is left out and none runs alone", () => {
  const isLeftOut = (node: ts.Node): node is ts.PropertyAccessExpression =>
    ts.isPropertyAccessExpression(node) &&
    /^(skip|only|todo|fixme|skipIf|runIf)$/.test(node.name.text) &&
    /^(test|it|describe|suite)\b/.test(node.expression.getText());
  expect(getPlaces(isLeftOut, (file) => file.startsWith("tests/"))).toEqual([]);
});

test("no page carries an inline style: the content security policy forbids it", () => {
  const isStyle = (node: ts.Node): node is ts.JsxAttribute =>
    ts.isJsxAttribute(node) && node.name.getText() === "style";
  expect(getPlaces(isStyle, (file) => file.endsWith(".tsx"))).toEqual([]);
});

function getPlaces<Wanted extends ts.Node>(
  wanted: (node: ts.Node) => node is Wanted,
  inFile: (file: string) => boolean = () => true,
): string[] {
  return FILES.filter(inFile).flatMap((file) => {
    const source = parsed(file);
    return nodesOf(source, wanted).map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${file}:${line + 1}`;
    });
  });
}
