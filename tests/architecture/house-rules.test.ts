import { basename } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { codeFiles, nodesOf, parsed, textOf } from "./source-files";

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
