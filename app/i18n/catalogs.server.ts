import type { Catalog } from "./catalog";
import auth from "./catalogs/en/auth";
import chat from "./catalogs/en/chat";
import common from "./catalogs/en/common";
import home from "./catalogs/en/home";
import likes from "./catalogs/en/likes";
import members from "./catalogs/en/members";
import nav from "./catalogs/en/nav";
import profile from "./catalogs/en/profile";
import signup from "./catalogs/en/signup";
import site from "./catalogs/en/site";
import values from "./catalogs/en/values";
import type { Language } from "./languages";

const en: Catalog = { auth, chat, common, home, likes, members, nav, profile, signup, site, values };
export const CATALOGS: Record<Language, Catalog> = { en, de: en, es: en, fr: en, it: en, nl: en, pl: en };
