import type { Catalog } from "./catalog";
import deAuth from "./catalogs/de/auth";
import deChat from "./catalogs/de/chat";
import deCommon from "./catalogs/de/common";
import deHome from "./catalogs/de/home";
import deLikes from "./catalogs/de/likes";
import deMembers from "./catalogs/de/members";
import deNav from "./catalogs/de/nav";
import deProfile from "./catalogs/de/profile";
import deSignup from "./catalogs/de/signup";
import deSite from "./catalogs/de/site";
import deValues from "./catalogs/de/values";
import enAuth from "./catalogs/en/auth";
import enChat from "./catalogs/en/chat";
import enCommon from "./catalogs/en/common";
import enHome from "./catalogs/en/home";
import enLikes from "./catalogs/en/likes";
import enMembers from "./catalogs/en/members";
import enNav from "./catalogs/en/nav";
import enProfile from "./catalogs/en/profile";
import enSignup from "./catalogs/en/signup";
import enSite from "./catalogs/en/site";
import enValues from "./catalogs/en/values";
import esAuth from "./catalogs/es/auth";
import esChat from "./catalogs/es/chat";
import esCommon from "./catalogs/es/common";
import esHome from "./catalogs/es/home";
import esLikes from "./catalogs/es/likes";
import esMembers from "./catalogs/es/members";
import esNav from "./catalogs/es/nav";
import esProfile from "./catalogs/es/profile";
import esSignup from "./catalogs/es/signup";
import esSite from "./catalogs/es/site";
import esValues from "./catalogs/es/values";
import frAuth from "./catalogs/fr/auth";
import frChat from "./catalogs/fr/chat";
import frCommon from "./catalogs/fr/common";
import frHome from "./catalogs/fr/home";
import frLikes from "./catalogs/fr/likes";
import frMembers from "./catalogs/fr/members";
import frNav from "./catalogs/fr/nav";
import frProfile from "./catalogs/fr/profile";
import frSignup from "./catalogs/fr/signup";
import frSite from "./catalogs/fr/site";
import frValues from "./catalogs/fr/values";
import itAuth from "./catalogs/it/auth";
import itChat from "./catalogs/it/chat";
import itCommon from "./catalogs/it/common";
import itHome from "./catalogs/it/home";
import itLikes from "./catalogs/it/likes";
import itMembers from "./catalogs/it/members";
import itNav from "./catalogs/it/nav";
import itProfile from "./catalogs/it/profile";
import itSignup from "./catalogs/it/signup";
import itSite from "./catalogs/it/site";
import itValues from "./catalogs/it/values";
import nlAuth from "./catalogs/nl/auth";
import nlChat from "./catalogs/nl/chat";
import nlCommon from "./catalogs/nl/common";
import nlHome from "./catalogs/nl/home";
import nlLikes from "./catalogs/nl/likes";
import nlMembers from "./catalogs/nl/members";
import nlNav from "./catalogs/nl/nav";
import nlProfile from "./catalogs/nl/profile";
import nlSignup from "./catalogs/nl/signup";
import nlSite from "./catalogs/nl/site";
import nlValues from "./catalogs/nl/values";
import plAuth from "./catalogs/pl/auth";
import plChat from "./catalogs/pl/chat";
import plCommon from "./catalogs/pl/common";
import plHome from "./catalogs/pl/home";
import plLikes from "./catalogs/pl/likes";
import plMembers from "./catalogs/pl/members";
import plNav from "./catalogs/pl/nav";
import plProfile from "./catalogs/pl/profile";
import plSignup from "./catalogs/pl/signup";
import plSite from "./catalogs/pl/site";
import plValues from "./catalogs/pl/values";
import type { Language } from "./languages";

/** All words of all seven languages; a missing namespace or key does not compile. */
export const CATALOGS: Record<Language, Catalog> = {
  en: {
    auth: enAuth,
    chat: enChat,
    common: enCommon,
    home: enHome,
    likes: enLikes,
    members: enMembers,
    nav: enNav,
    profile: enProfile,
    signup: enSignup,
    site: enSite,
    values: enValues,
  },
  de: {
    auth: deAuth,
    chat: deChat,
    common: deCommon,
    home: deHome,
    likes: deLikes,
    members: deMembers,
    nav: deNav,
    profile: deProfile,
    signup: deSignup,
    site: deSite,
    values: deValues,
  },
  es: {
    auth: esAuth,
    chat: esChat,
    common: esCommon,
    home: esHome,
    likes: esLikes,
    members: esMembers,
    nav: esNav,
    profile: esProfile,
    signup: esSignup,
    site: esSite,
    values: esValues,
  },
  fr: {
    auth: frAuth,
    chat: frChat,
    common: frCommon,
    home: frHome,
    likes: frLikes,
    members: frMembers,
    nav: frNav,
    profile: frProfile,
    signup: frSignup,
    site: frSite,
    values: frValues,
  },
  it: {
    auth: itAuth,
    chat: itChat,
    common: itCommon,
    home: itHome,
    likes: itLikes,
    members: itMembers,
    nav: itNav,
    profile: itProfile,
    signup: itSignup,
    site: itSite,
    values: itValues,
  },
  nl: {
    auth: nlAuth,
    chat: nlChat,
    common: nlCommon,
    home: nlHome,
    likes: nlLikes,
    members: nlMembers,
    nav: nlNav,
    profile: nlProfile,
    signup: nlSignup,
    site: nlSite,
    values: nlValues,
  },
  pl: {
    auth: plAuth,
    chat: plChat,
    common: plCommon,
    home: plHome,
    likes: plLikes,
    members: plMembers,
    nav: plNav,
    profile: plProfile,
    signup: plSignup,
    site: plSite,
    values: plValues,
  },
};
