import { expect, test } from "vitest";
import { codeFiles, importsOf } from "./source-files";

type Graph = ReadonlyMap<string, readonly string[]>;

/** Every import counts, erased types too: who reads a file of a ring has to read them all. */
function importGraph(files: readonly string[]): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap(({ target }) => (target !== undefined && known.has(target) ? [target] : [])),
    ]),
  );
}

/** The strongly connected components of more than one file (Tarjan 1972), and files that import themselves. */
function ringsIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];

  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    const targets = graph.get(file) ?? [];
    for (const target of targets) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const component = open.splice(open.indexOf(file));
    if (component.length > 1 || targets.includes(file)) rings.push(component.sort());
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return rings;
}

test("no files import each other in a ring", () => {
  expect(ringsIn(importGraph(codeFiles("app", "server")))).toEqual([]);
});

test("a ring is found wherever it is entered, and a line that only meets again is none", () => {
  const graph: Graph = new Map([
    ["entry", ["a", "left"]],
    ["a", ["b"]],
    ["b", ["c", "leaf"]],
    ["c", ["a"]],
    ["left", ["leaf"]],
    ["leaf", []],
    ["itself", ["itself"]],
  ]);
  expect(ringsIn(graph)).toEqual([["a", "b", "c"], ["itself"]]);
});
