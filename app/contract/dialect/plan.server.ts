import type { Enums } from "./file.server";
import type { Shape } from "./shape.server";
import { enumSpelling, type Spelling, type Spellings } from "./values.server";

/** How one level of an answer or a body is said on the wire. Undefined stands for "as the contract says it from here down". */
export interface Plan {
  toWire: ReadonlyMap<string, string>;
  fromWire: ReadonlyMap<string, string>;
  inner: ReadonlyMap<string, Plan>;
  /** What lies at another level on the wire. */
  moved: readonly Moved[];
  each: Plan | undefined;
  /** Of a value that is neither object nor list. */
  spelling: Spelling | undefined;
}

type Steps = readonly string[];

interface Moved {
  own: Steps;
  wire: Steps;
  inner: Plan | undefined;
}

/** A move that begins further up than its own level. */
interface Lifted extends Moved {
  levels: number;
}

/** An operator's words for one schema. */
export interface Words {
  /** By dotted path; the value is where the last step lies, seen from its own level. */
  byPath: Names;
  /** By field name; a path of its own wins. */
  everywhere: Names;
  enumsByPath: Enums;
  enums: Enums;
  spellings: Spellings;
}

/** Words that cannot hold; `path` is the contract's field they were given for. */
export class PlanProblem extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

type Names = Readonly<Record<string, string>>;

/** @throws PlanProblem */
export function planOf(shape: Shape, words: Words): Plan | undefined {
  const { plan, lifted } = levelOf(shape, words, "");
  refuseLifted(lifted, "the answer");
  return plan;
}

function levelOf(shape: Shape, words: Words, path: string): { plan: Plan | undefined; lifted: Lifted[] } {
  const toWire = new Map<string, string>();
  const fromWire = new Map<string, string>();
  const inner = new Map<string, Plan>();
  const all: Lifted[] = [];
  for (const [name, below] of shape.fields) {
    const field = path === "" ? name : `${path}.${name}`;
    const deeper = levelOf(below, words, field);
    const place = placeOf(own(words.byPath, field) ?? own(words.everywhere, name) ?? name);
    if (place.levels === 0 && place.wire.length === 1) {
      const [wireName = name] = place.wire;
      refuseClash(fromWire.get(wireName), field, path, wireName);
      toWire.set(name, wireName);
      fromWire.set(wireName, name);
      if (deeper.plan) inner.set(name, deeper.plan);
    } else all.push({ own: [name], ...place, inner: deeper.plan });
    for (const one of deeper.lifted) all.push({ ...one, own: [name, ...one.own], levels: one.levels - 1 });
  }
  const below = shape.each ? levelOf(shape.each, words, path) : undefined;
  refuseLifted(below?.lifted ?? [], "an item of a list");
  const moved = all.filter(({ levels }) => levels === 0);
  refuseDoubles(moved, path);
  const spelling = spellingOf(shape, words, path);
  const isRenamed = [...toWire].some(([name, wireName]) => name !== wireName) || all.length > 0;
  const plan = { toWire, fromWire, inner, moved, each: below?.plan, spelling };
  return {
    plan: isRenamed || inner.size > 0 || below?.plan || spelling ? plan : undefined,
    lifted: all.filter(({ levels }) => levels > 0),
  };
}

function placeOf(wireName: string): { levels: number; wire: Steps } {
  const levels = wireName.split("../").length - 1;
  return { levels, wire: wireName.slice(levels * "../".length).split(".") };
}

function spellingOf(shape: Shape, words: Words, path: string): Spelling | undefined {
  if (path === "") return undefined;
  const name = path.slice(path.lastIndexOf(".") + 1);
  const values = own(words.enumsByPath, path) ?? own(words.enums, name);
  if (values) return enumSpelling(values, shape.separator);
  return shape.leaf && words.spellings[shape.leaf];
}

function refuseClash(other: string | undefined, field: string, path: string, wireName: string): void {
  if (other === undefined) return;
  const first = path === "" ? other : `${path}.${other}`;
  throw new PlanProblem(field, `\`${first}\` and \`${field}\` would both be called \`${wireName}\``);
}

function refuseDoubles(moved: readonly Moved[], path: string): void {
  const taken = new Map<string, string>();
  for (const { own, wire } of moved) {
    const field = [...(path === "" ? [] : [path]), ...own].join(".");
    const place = wire.join(".");
    const other = taken.get(place);
    if (other !== undefined)
      throw new PlanProblem(field, `\`${other}\` and \`${field}\` would both be called \`${place}\``);
    taken.set(place, field);
  }
}

function refuseLifted([first]: readonly Lifted[], what: string): void {
  if (first) throw new PlanProblem(first.own.join("."), `\`../\` leads out of ${what}`);
}

/** The contract's words become the operator's. The same value comes back where nothing differs. */
export function encode(plan: Plan | undefined, value: unknown): unknown {
  if (plan === undefined) return value;
  if (Array.isArray(value)) return plan.each ? value.map((item) => encode(plan.each, item)) : value;
  if (!isPlainObject(value)) return plan.spelling ? plan.spelling.toWire(value) : value;
  if (isRecord(plan)) return mapValues(value, (inner) => encode(plan.each, inner));
  const away = new Set(plan.moved.map(({ own: [first = ""] }) => first));
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const wireName = plan.toWire.get(key);
    if (wireName !== undefined) return [[wireName, encode(plan.inner.get(key), inner)]];
    // A passed-through query must not smuggle in what a renamed field says, such as the forced domain.
    return away.has(key) || plan.fromWire.has(key) ? [] : [[key, inner]];
  });
  const written = Object.fromEntries(entries);
  for (const { own, wire, inner } of plan.moved) {
    const found = at(value, own);
    if (found !== undefined) put(written, wire, encode(inner, found));
  }
  return written;
}

/** The operator's words become the contract's. The same value comes back where nothing differs. */
export function decode(plan: Plan | undefined, value: unknown): unknown {
  if (plan === undefined) return value;
  if (Array.isArray(value)) return plan.each ? value.map((item) => decode(plan.each, item)) : value;
  if (!isPlainObject(value)) return plan.spelling ? plan.spelling.fromWire(value) : value;
  if (isRecord(plan)) return mapValues(value, (inner) => decode(plan.each, inner));
  const away = new Set(plan.moved.flatMap(({ own, wire }) => [...(own.length === 1 ? own : []), wire[0]]));
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const name = plan.fromWire.get(key);
    if (name !== undefined) return [[name, decode(plan.inner.get(name), inner)]];
    // The operator's own field of that name means something else.
    return away.has(key) || plan.toWire.has(key) ? [] : [[key, inner]];
  });
  const read = Object.fromEntries(entries);
  for (const { own, wire, inner } of plan.moved) {
    const found = at(value, wire);
    if (found !== undefined) put(read, own, decode(inner, found));
  }
  return read;
}

/** What the operator calls a field of the contract, given as its path; positions in lists and keys of records stay. */
export function wirePathOf(plan: Plan | undefined, path: Steps): string[] {
  const [first, ...rest] = path;
  if (first === undefined || plan === undefined) return [...path];
  const moved = plan.moved.find(({ own }) => own.every((step, index) => step === path[index]));
  if (moved) return [...moved.wire, ...wirePathOf(moved.inner, path.slice(moved.own.length))];
  const wireName = plan.toWire.get(first);
  if (wireName !== undefined) return [wireName, ...wirePathOf(plan.inner.get(first), rest)];
  return [first, ...wirePathOf(plan.each, rest)];
}

/** The value at a path of own fields; undefined where there is none. */
export function at(value: unknown, path: Steps): unknown {
  let found = value;
  for (const step of path) {
    if (!isPlainObject(found) || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return found;
}

function put(target: Record<string, unknown>, path: Steps, value: unknown): void {
  const last = path.at(-1);
  let level = target;
  for (const step of path.slice(0, -1)) {
    const there = level[step];
    // A copy: what is there may be the very object that came.
    const next = isPlainObject(there) ? { ...there } : {};
    level[step] = next;
    level = next;
  }
  if (last !== undefined) level[last] = value;
}

/** Where no field has a name, keys are data. */
function isRecord(plan: Plan): boolean {
  return plan.toWire.size === 0 && plan.moved.length === 0;
}

function mapValues(value: Record<string, unknown>, map: (inner: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
