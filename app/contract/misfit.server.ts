import type { z } from "zod";

type Issues = readonly z.core.$ZodIssue[];

/** The deepest field an error names: the wire schemas are unions, whose own issue stops at the union. */
export function misfitField(issues: Issues): string {
  return deepest(issues).join(".") || "(body)";
}

/** The same without positions in lists, so that a thousand bad items have one name. */
export function misfitFieldName(issues: Issues): string {
  return deepest(issues)
    .filter((part) => !/^\d+$/.test(String(part)))
    .join(".");
}

/** Each field that an error names, where a union could be meant the branch that came furthest. */
export function misfitFields(issues: Issues): PropertyKey[][] {
  return issues.flatMap((issue) => {
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [[...issue.path]];
    const furthest = issue.errors.reduce((best, branch) =>
      deepest(branch).length > deepest(best).length ? branch : best,
    );
    const inner = misfitFields(furthest).filter((path) => path.length > 0);
    return inner.length === 0 ? [[...issue.path]] : inner.map((path) => [...issue.path, ...path]);
  });
}

function deepest(issues: Issues): PropertyKey[] {
  let longest: PropertyKey[] = [];
  for (const issue of issues) {
    const inner = issue.code === "invalid_union" ? deepestOf(issue.errors) : [];
    const path = [...issue.path, ...inner];
    if (path.length > longest.length) longest = path;
  }
  return longest;
}

function deepestOf(branches: readonly Issues[]): PropertyKey[] {
  return branches.map(deepest).reduce((longest, path) => (path.length > longest.length ? path : longest), []);
}
