import type alerts from "./catalogs/en/alerts";
import type attach from "./catalogs/en/attach";
import type auth from "./catalogs/en/auth";
import type chat from "./catalogs/en/chat";
import type checkout from "./catalogs/en/checkout";
import type common from "./catalogs/en/common";
import type complaints from "./catalogs/en/complaints";
import type directDebit from "./catalogs/en/directDebit";
import type discounts from "./catalogs/en/discounts";
import type entry from "./catalogs/en/entry";
import type finder from "./catalogs/en/finder";
import type home from "./catalogs/en/home";
import type icebreakers from "./catalogs/en/icebreakers";
import type landerAlone from "./catalogs/en/landerAlone";
import type landerCollage from "./catalogs/en/landerCollage";
import type landerGallery from "./catalogs/en/landerGallery";
import type landerIcons from "./catalogs/en/landerIcons";
import type landerMap from "./catalogs/en/landerMap";
import type landerSocial from "./catalogs/en/landerSocial";
import type landerSwipe from "./catalogs/en/landerSwipe";
import type landers from "./catalogs/en/landers";
import type landerTransitions from "./catalogs/en/landerTransitions";
import type landerVideo from "./catalogs/en/landerVideo";
import type leaving from "./catalogs/en/leaving";
import type likes from "./catalogs/en/likes";
import type members from "./catalogs/en/members";
import type nav from "./catalogs/en/nav";
import type notifications from "./catalogs/en/notifications";
import type overlay from "./catalogs/en/overlay";
import type pages from "./catalogs/en/pages";
import type photos from "./catalogs/en/photos";
import type pricing from "./catalogs/en/pricing";
import type profile from "./catalogs/en/profile";
import type profileForm from "./catalogs/en/profileForm";
import type push from "./catalogs/en/push";
import type recovery from "./catalogs/en/recovery";
import type report from "./catalogs/en/report";
import type settings from "./catalogs/en/settings";
import type signup from "./catalogs/en/signup";
import type site from "./catalogs/en/site";
import type steps from "./catalogs/en/steps";
import type swipe from "./catalogs/en/swipe";
import type transactions from "./catalogs/en/transactions";
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
  complaints: typeof complaints;
  entry: typeof entry;
  pages: typeof pages;
  landers: typeof landers;
  landerSwipe: typeof landerSwipe;
  landerAlone: typeof landerAlone;
  landerCollage: typeof landerCollage;
  landerGallery: typeof landerGallery;
  landerIcons: typeof landerIcons;
  landerMap: typeof landerMap;
  landerSocial: typeof landerSocial;
  landerTransitions: typeof landerTransitions;
  landerVideo: typeof landerVideo;
  steps: typeof steps;
  photos: typeof photos;
  recovery: typeof recovery;
  finder: typeof finder;
  pricing: typeof pricing;
  swipe: typeof swipe;
  report: typeof report;
  overlay: typeof overlay;
  alerts: typeof alerts;
  attach: typeof attach;
  icebreakers: typeof icebreakers;
  profileForm: typeof profileForm;
  settings: typeof settings;
  notifications: typeof notifications;
  leaving: typeof leaving;
  checkout: typeof checkout;
  transactions: typeof transactions;
  directDebit: typeof directDebit;
  discounts: typeof discounts;
  push: typeof push;
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
