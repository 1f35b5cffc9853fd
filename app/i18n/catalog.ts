import type { en } from "./catalogs/en";

/** English is the type: every other language has the same keys, and the plural forms its own rules ask for. */
type English = typeof en;

export type Namespace = keyof English;

/** Languages differ in plural categories (CLDR): `_few` and `_many` are allowed where English has `_other`. */
type MorePlurals<Texts> = {
  [Key in keyof Texts as Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]?: string;
};

type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
} & MorePlurals<Texts>;

/** One namespace in any language: texts, and groups of texts. */
export type Words<N extends Namespace> = Translated<English[N]>;

export type Catalog = { [N in Namespace]: Words<N> };

type BaseKey<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? BaseKey<Key> : `${Key}.${KeyIn<Texts[Key]>}`;
}[keyof Texts & string];

/** `namespace:key` or `namespace:group.key`; plural keys without their ending. */
export type TextKey = { [N in Namespace]: `${N}:${KeyIn<English[N]>}` }[Namespace];
