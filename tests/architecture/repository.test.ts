import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, textOf, trackedFiles } from "./source-files";

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|mp4|webm|db|pdf)$/i;
/** This file spells what it forbids. */
const ITSELF = "tests/architecture/repository.test.ts";
const TEXT_FILES = trackedFiles().filter((file) => !BINARY.test(file) && file !== ITSELF);

/** Where a text names the machine it was written on. */
const MACHINE = [
  /\/work\/(main|shared)\b/,
  /(?<![\w.-])\/home\/[a-z][\w-]*\//,
  /(?<![\w.-])\/Users\/[A-Za-z][\w-]*\//,
  /(?<![\w.-])\/root\//,
  /\bC:\\Users\\/,
];
/** Where a text says which registry packages came from. */
const REGISTRY = [/\bregistry\.(npmjs|yarnpkg|npmmirror)\.\w+/, /\b(artifactory|verdaccio)\b/i, /_authToken/];

describe("what is checked in", () => {
  test.each([
    ["a path of somebody's machine", MACHINE],
    ["a package registry", REGISTRY],
  ])("no file names %s", (_what, patterns) => {
    const places = TEXT_FILES.flatMap((file) => {
      const lines = textOf(file).split("\n");
      return lines.flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : [],
      );
    });
    expect(places).toEqual([]);
  });

  test("package.json names exact versions", () => {
    const { dependencies, devDependencies, overrides } = JSON.parse(textOf("package.json")) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test("the lock says what to install, not from where", () => {
    const { packages } = JSON.parse(textOf("package-lock.json")) as {
      packages: Record<string, { resolved?: string }>;
    };
    const placed = Object.entries(packages).filter(([, { resolved }]) =>
      /^(https?|git)/.test(resolved ?? ""),
    );
    expect(placed.map(([name]) => name)).toEqual([]);
  });

  test("editors are told how files look", () => {
    expect(existsSync(join(ROOT, ".editorconfig"))).toBe(true);
  });
});
