import type auth from "./catalogs/en/auth";
import type chat from "./catalogs/en/chat";
import type common from "./catalogs/en/common";
import type home from "./catalogs/en/home";
import type likes from "./catalogs/en/likes";
import type members from "./catalogs/en/members";
import type nav from "./catalogs/en/nav";
import type profile from "./catalogs/en/profile";
import type signup from "./catalogs/en/signup";
import type site from "./catalogs/en/site";
import type values from "./catalogs/en/values";

/** English is the type: every other language has the same keys, and the plural forms its own rules ask for. */
export interface English {
  auth: typeof auth;
  chat: typeof chat;
  common: typeof common;
  home: typeof home;
  likes: typeof likes;
  members: typeof members;
  nav: typeof nav;
  profile: typeof profile;
  signup: typeof signup;
  site: typeof site;
  values: typeof values;
}

export type Namespace = keyof English;

/** Languages differ in plural categories (CLDR): `_few` and `_many` are allowed where English has `_other`. */
type MorePlurals<Words> = {
  [Key in keyof Words as Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]?: string;
};

/** One namespace in another language. */
export type Words<N extends Namespace> = { [Key in keyof English[N]]: string } & MorePlurals<English[N]>;

export type Catalog = { [N in Namespace]: Words<N> };

type BaseKey<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** `namespace:key`; plural keys without their ending. */
export type TextKey = {
  [N in Namespace]: `${N}:${BaseKey<keyof English[N]> & string}`;
}[Namespace];
