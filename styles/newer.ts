import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

/** Of these Lightning CSS keeps the last of two values only. */
const KEPT_ONCE = /^(flex|grid|overflow-wrap$|place)/;

/**
 * Adds a newer value beside one that all engines know. Without var() an engine drops what it cannot read and keeps
 * the other. With it, with env() beside something else that is newer, or in a custom property, everything is read first
 * and fails where it is used, so that the newer one stands behind a question.
 */
export function addNewer(decl: Declaration, value: string, condition: string): void {
  const isReadFirst =
    decl.prop.startsWith("--") ||
    value.includes("var(") ||
    (value.includes("env(") && condition.includes(" and "));
  if (!isReadFirst && !KEPT_ONCE.test(decl.prop)) {
    decl.after(decl.clone({ value }));
    return;
  }
  const rule = decl.parent as Rule;
  const behind = supportsAfter(rule, condition);
  const last = behind.last as Rule | undefined;
  const same = last?.selector === rule.selector ? last : postcss.rule({ selector: rule.selector });
  if (same !== last) behind.append(same);
  same.append(decl.clone({ value }));
}

/** The block behind this question right after a rule: one for all its declarations. */
function supportsAfter(rule: Rule, condition: string): AtRule {
  const next = rule.next();
  if (next?.type === "atrule" && next.params === condition) return next;
  const made = postcss.atRule({ name: "supports", params: condition, nodes: [] });
  rule.after(made);
  return made;
}
