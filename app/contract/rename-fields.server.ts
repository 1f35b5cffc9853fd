import type { Shape } from "./rename-shape.server";

/** Renames of one level of an answer or a body. Undefined stands for "nothing is renamed from here down". */
export interface Renames {
  toWire: ReadonlyMap<string, string>;
  fromWire: ReadonlyMap<string, string>;
  inner: ReadonlyMap<string, Renames>;
  each: Renames | undefined;
}

/** Two fields of one level with the same name on the wire. */
export class NameClash extends Error {
  constructor(
    readonly fields: readonly [string, string],
    wireName: string,
  ) {
    super(`\`${fields[0]}\` and \`${fields[1]}\` would both be called \`${wireName}\``);
  }
}

type Names = Readonly<Record<string, string>>;

/**
 * @param byPath renames by dotted path; the value is the new name of the last step
 * @param everywhere renames by field name; a path of its own wins
 * @throws NameClash
 */
export function planRenames(
  shape: Shape,
  byPath: Names,
  everywhere: Names,
  prefix = "",
): Renames | undefined {
  const toWire = new Map<string, string>();
  const fromWire = new Map<string, string>();
  const inner = new Map<string, Renames>();
  let renamed = false;
  for (const [name, below] of shape.fields) {
    const path = prefix + name;
    const wireName = own(byPath, path) ?? own(everywhere, name) ?? name;
    const other = fromWire.get(wireName);
    if (other !== undefined) throw new NameClash([prefix + other, path], wireName);
    toWire.set(name, wireName);
    fromWire.set(wireName, name);
    renamed ||= wireName !== name;
    const deeper = planRenames(below, byPath, everywhere, `${path}.`);
    if (deeper) inner.set(name, deeper);
  }
  const each = shape.each && planRenames(shape.each, byPath, everywhere, prefix);
  return renamed || inner.size > 0 || each ? { toWire, fromWire, inner, each } : undefined;
}

/** The contract's names become the operator's. The same value comes back where nothing is renamed. */
export function encode(renames: Renames | undefined, value: unknown): unknown {
  return walk(renames, value, encode, (plan, key) => {
    const wireName = plan.toWire.get(key);
    if (wireName !== undefined) return { name: wireName, inner: plan.inner.get(key) };
    // A passed-through query must not smuggle in what a renamed field says, such as the forced domain.
    return plan.fromWire.has(key) ? undefined : { name: key, inner: undefined };
  });
}

/** The operator's names become the contract's. The same value comes back where nothing is renamed. */
export function decode(renames: Renames | undefined, value: unknown): unknown {
  return walk(renames, value, decode, (plan, key) => {
    const name = plan.fromWire.get(key);
    if (name !== undefined) return { name, inner: plan.inner.get(name) };
    // The operator's own field of that name means something else.
    return plan.toWire.has(key) ? undefined : { name: key, inner: undefined };
  });
}

type Step = (renames: Renames | undefined, value: unknown) => unknown;
type Rename = (plan: Renames, key: string) => { name: string; inner: Renames | undefined } | undefined;

function walk(plan: Renames | undefined, value: unknown, step: Step, rename: Rename): unknown {
  if (plan === undefined) return value;
  if (Array.isArray(value)) return plan.each ? value.map((item) => step(plan.each, item)) : value;
  if (!isPlainObject(value)) return value;
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (plan.toWire.size === 0) {
      entries.push([key, step(plan.each, inner)]);
      continue;
    }
    const target = rename(plan, key);
    if (target) entries.push([target.name, step(target.inner, inner)]);
  }
  return Object.fromEntries(entries);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function own(names: Names, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}
