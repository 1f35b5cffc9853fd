import type { Catalog } from "./catalog";
import deAccount from "./catalogs/de/account";
import deAlerts from "./catalogs/de/alerts";
import deAuth from "./catalogs/de/auth";
import deBonus from "./catalogs/de/bonus";
import deChat from "./catalogs/de/chat";
import deCommon from "./catalogs/de/common";
import deComplaints from "./catalogs/de/complaints";
import deDirectDebit from "./catalogs/de/directDebit";
import deEntry from "./catalogs/de/entry";
import deFinder from "./catalogs/de/finder";
import deGifts from "./catalogs/de/gifts";
import deHome from "./catalogs/de/home";
import deLanderAlone from "./catalogs/de/landerAlone";
import deLanderCollage from "./catalogs/de/landerCollage";
import deLanderGallery from "./catalogs/de/landerGallery";
import deLanderIcons from "./catalogs/de/landerIcons";
import deLanderMap from "./catalogs/de/landerMap";
import deLanderSocial from "./catalogs/de/landerSocial";
import deLanderSwipe from "./catalogs/de/landerSwipe";
import deLanders from "./catalogs/de/landers";
import deLanderTransitions from "./catalogs/de/landerTransitions";
import deLanderVideo from "./catalogs/de/landerVideo";
import deLikes from "./catalogs/de/likes";
import deMembers from "./catalogs/de/members";
import deNav from "./catalogs/de/nav";
import deNotifications from "./catalogs/de/notifications";
import dePages from "./catalogs/de/pages";
import dePayments from "./catalogs/de/payments";
import dePhotos from "./catalogs/de/photos";
import dePricing from "./catalogs/de/pricing";
import deProfile from "./catalogs/de/profile";
import deRecovery from "./catalogs/de/recovery";
import deSignup from "./catalogs/de/signup";
import deSite from "./catalogs/de/site";
import deSteps from "./catalogs/de/steps";
import deSwipe from "./catalogs/de/swipe";
import deValues from "./catalogs/de/values";
import enAccount from "./catalogs/en/account";
import enAlerts from "./catalogs/en/alerts";
import enAuth from "./catalogs/en/auth";
import enBonus from "./catalogs/en/bonus";
import enChat from "./catalogs/en/chat";
import enCommon from "./catalogs/en/common";
import enComplaints from "./catalogs/en/complaints";
import enDirectDebit from "./catalogs/en/directDebit";
import enEntry from "./catalogs/en/entry";
import enFinder from "./catalogs/en/finder";
import enGifts from "./catalogs/en/gifts";
import enHome from "./catalogs/en/home";
import enLanderAlone from "./catalogs/en/landerAlone";
import enLanderCollage from "./catalogs/en/landerCollage";
import enLanderGallery from "./catalogs/en/landerGallery";
import enLanderIcons from "./catalogs/en/landerIcons";
import enLanderMap from "./catalogs/en/landerMap";
import enLanderSocial from "./catalogs/en/landerSocial";
import enLanderSwipe from "./catalogs/en/landerSwipe";
import enLanders from "./catalogs/en/landers";
import enLanderTransitions from "./catalogs/en/landerTransitions";
import enLanderVideo from "./catalogs/en/landerVideo";
import enLikes from "./catalogs/en/likes";
import enMembers from "./catalogs/en/members";
import enNav from "./catalogs/en/nav";
import enNotifications from "./catalogs/en/notifications";
import enPages from "./catalogs/en/pages";
import enPayments from "./catalogs/en/payments";
import enPhotos from "./catalogs/en/photos";
import enPricing from "./catalogs/en/pricing";
import enProfile from "./catalogs/en/profile";
import enRecovery from "./catalogs/en/recovery";
import enSignup from "./catalogs/en/signup";
import enSite from "./catalogs/en/site";
import enSteps from "./catalogs/en/steps";
import enSwipe from "./catalogs/en/swipe";
import enValues from "./catalogs/en/values";
import esAccount from "./catalogs/es/account";
import esAlerts from "./catalogs/es/alerts";
import esAuth from "./catalogs/es/auth";
import esBonus from "./catalogs/es/bonus";
import esChat from "./catalogs/es/chat";
import esCommon from "./catalogs/es/common";
import esComplaints from "./catalogs/es/complaints";
import esDirectDebit from "./catalogs/es/directDebit";
import esEntry from "./catalogs/es/entry";
import esFinder from "./catalogs/es/finder";
import esGifts from "./catalogs/es/gifts";
import esHome from "./catalogs/es/home";
import esLanderAlone from "./catalogs/es/landerAlone";
import esLanderCollage from "./catalogs/es/landerCollage";
import esLanderGallery from "./catalogs/es/landerGallery";
import esLanderIcons from "./catalogs/es/landerIcons";
import esLanderMap from "./catalogs/es/landerMap";
import esLanderSocial from "./catalogs/es/landerSocial";
import esLanderSwipe from "./catalogs/es/landerSwipe";
import esLanders from "./catalogs/es/landers";
import esLanderTransitions from "./catalogs/es/landerTransitions";
import esLanderVideo from "./catalogs/es/landerVideo";
import esLikes from "./catalogs/es/likes";
import esMembers from "./catalogs/es/members";
import esNav from "./catalogs/es/nav";
import esNotifications from "./catalogs/es/notifications";
import esPages from "./catalogs/es/pages";
import esPayments from "./catalogs/es/payments";
import esPhotos from "./catalogs/es/photos";
import esPricing from "./catalogs/es/pricing";
import esProfile from "./catalogs/es/profile";
import esRecovery from "./catalogs/es/recovery";
import esSignup from "./catalogs/es/signup";
import esSite from "./catalogs/es/site";
import esSteps from "./catalogs/es/steps";
import esSwipe from "./catalogs/es/swipe";
import esValues from "./catalogs/es/values";
import frAccount from "./catalogs/fr/account";
import frAlerts from "./catalogs/fr/alerts";
import frAuth from "./catalogs/fr/auth";
import frBonus from "./catalogs/fr/bonus";
import frChat from "./catalogs/fr/chat";
import frCommon from "./catalogs/fr/common";
import frComplaints from "./catalogs/fr/complaints";
import frDirectDebit from "./catalogs/fr/directDebit";
import frEntry from "./catalogs/fr/entry";
import frFinder from "./catalogs/fr/finder";
import frGifts from "./catalogs/fr/gifts";
import frHome from "./catalogs/fr/home";
import frLanderAlone from "./catalogs/fr/landerAlone";
import frLanderCollage from "./catalogs/fr/landerCollage";
import frLanderGallery from "./catalogs/fr/landerGallery";
import frLanderIcons from "./catalogs/fr/landerIcons";
import frLanderMap from "./catalogs/fr/landerMap";
import frLanderSocial from "./catalogs/fr/landerSocial";
import frLanderSwipe from "./catalogs/fr/landerSwipe";
import frLanders from "./catalogs/fr/landers";
import frLanderTransitions from "./catalogs/fr/landerTransitions";
import frLanderVideo from "./catalogs/fr/landerVideo";
import frLikes from "./catalogs/fr/likes";
import frMembers from "./catalogs/fr/members";
import frNav from "./catalogs/fr/nav";
import frNotifications from "./catalogs/fr/notifications";
import frPages from "./catalogs/fr/pages";
import frPayments from "./catalogs/fr/payments";
import frPhotos from "./catalogs/fr/photos";
import frPricing from "./catalogs/fr/pricing";
import frProfile from "./catalogs/fr/profile";
import frRecovery from "./catalogs/fr/recovery";
import frSignup from "./catalogs/fr/signup";
import frSite from "./catalogs/fr/site";
import frSteps from "./catalogs/fr/steps";
import frSwipe from "./catalogs/fr/swipe";
import frValues from "./catalogs/fr/values";
import itAccount from "./catalogs/it/account";
import itAlerts from "./catalogs/it/alerts";
import itAuth from "./catalogs/it/auth";
import itBonus from "./catalogs/it/bonus";
import itChat from "./catalogs/it/chat";
import itCommon from "./catalogs/it/common";
import itComplaints from "./catalogs/it/complaints";
import itDirectDebit from "./catalogs/it/directDebit";
import itEntry from "./catalogs/it/entry";
import itFinder from "./catalogs/it/finder";
import itGifts from "./catalogs/it/gifts";
import itHome from "./catalogs/it/home";
import itLanderAlone from "./catalogs/it/landerAlone";
import itLanderCollage from "./catalogs/it/landerCollage";
import itLanderGallery from "./catalogs/it/landerGallery";
import itLanderIcons from "./catalogs/it/landerIcons";
import itLanderMap from "./catalogs/it/landerMap";
import itLanderSocial from "./catalogs/it/landerSocial";
import itLanderSwipe from "./catalogs/it/landerSwipe";
import itLanders from "./catalogs/it/landers";
import itLanderTransitions from "./catalogs/it/landerTransitions";
import itLanderVideo from "./catalogs/it/landerVideo";
import itLikes from "./catalogs/it/likes";
import itMembers from "./catalogs/it/members";
import itNav from "./catalogs/it/nav";
import itNotifications from "./catalogs/it/notifications";
import itPages from "./catalogs/it/pages";
import itPayments from "./catalogs/it/payments";
import itPhotos from "./catalogs/it/photos";
import itPricing from "./catalogs/it/pricing";
import itProfile from "./catalogs/it/profile";
import itRecovery from "./catalogs/it/recovery";
import itSignup from "./catalogs/it/signup";
import itSite from "./catalogs/it/site";
import itSteps from "./catalogs/it/steps";
import itSwipe from "./catalogs/it/swipe";
import itValues from "./catalogs/it/values";
import nlAccount from "./catalogs/nl/account";
import nlAlerts from "./catalogs/nl/alerts";
import nlAuth from "./catalogs/nl/auth";
import nlBonus from "./catalogs/nl/bonus";
import nlChat from "./catalogs/nl/chat";
import nlCommon from "./catalogs/nl/common";
import nlComplaints from "./catalogs/nl/complaints";
import nlDirectDebit from "./catalogs/nl/directDebit";
import nlEntry from "./catalogs/nl/entry";
import nlFinder from "./catalogs/nl/finder";
import nlGifts from "./catalogs/nl/gifts";
import nlHome from "./catalogs/nl/home";
import nlLanderAlone from "./catalogs/nl/landerAlone";
import nlLanderCollage from "./catalogs/nl/landerCollage";
import nlLanderGallery from "./catalogs/nl/landerGallery";
import nlLanderIcons from "./catalogs/nl/landerIcons";
import nlLanderMap from "./catalogs/nl/landerMap";
import nlLanderSocial from "./catalogs/nl/landerSocial";
import nlLanderSwipe from "./catalogs/nl/landerSwipe";
import nlLanders from "./catalogs/nl/landers";
import nlLanderTransitions from "./catalogs/nl/landerTransitions";
import nlLanderVideo from "./catalogs/nl/landerVideo";
import nlLikes from "./catalogs/nl/likes";
import nlMembers from "./catalogs/nl/members";
import nlNav from "./catalogs/nl/nav";
import nlNotifications from "./catalogs/nl/notifications";
import nlPages from "./catalogs/nl/pages";
import nlPayments from "./catalogs/nl/payments";
import nlPhotos from "./catalogs/nl/photos";
import nlPricing from "./catalogs/nl/pricing";
import nlProfile from "./catalogs/nl/profile";
import nlRecovery from "./catalogs/nl/recovery";
import nlSignup from "./catalogs/nl/signup";
import nlSite from "./catalogs/nl/site";
import nlSteps from "./catalogs/nl/steps";
import nlSwipe from "./catalogs/nl/swipe";
import nlValues from "./catalogs/nl/values";
import plAccount from "./catalogs/pl/account";
import plAlerts from "./catalogs/pl/alerts";
import plAuth from "./catalogs/pl/auth";
import plBonus from "./catalogs/pl/bonus";
import plChat from "./catalogs/pl/chat";
import plCommon from "./catalogs/pl/common";
import plComplaints from "./catalogs/pl/complaints";
import plDirectDebit from "./catalogs/pl/directDebit";
import plEntry from "./catalogs/pl/entry";
import plFinder from "./catalogs/pl/finder";
import plGifts from "./catalogs/pl/gifts";
import plHome from "./catalogs/pl/home";
import plLanderAlone from "./catalogs/pl/landerAlone";
import plLanderCollage from "./catalogs/pl/landerCollage";
import plLanderGallery from "./catalogs/pl/landerGallery";
import plLanderIcons from "./catalogs/pl/landerIcons";
import plLanderMap from "./catalogs/pl/landerMap";
import plLanderSocial from "./catalogs/pl/landerSocial";
import plLanderSwipe from "./catalogs/pl/landerSwipe";
import plLanders from "./catalogs/pl/landers";
import plLanderTransitions from "./catalogs/pl/landerTransitions";
import plLanderVideo from "./catalogs/pl/landerVideo";
import plLikes from "./catalogs/pl/likes";
import plMembers from "./catalogs/pl/members";
import plNav from "./catalogs/pl/nav";
import plNotifications from "./catalogs/pl/notifications";
import plPages from "./catalogs/pl/pages";
import plPayments from "./catalogs/pl/payments";
import plPhotos from "./catalogs/pl/photos";
import plPricing from "./catalogs/pl/pricing";
import plProfile from "./catalogs/pl/profile";
import plRecovery from "./catalogs/pl/recovery";
import plSignup from "./catalogs/pl/signup";
import plSite from "./catalogs/pl/site";
import plSteps from "./catalogs/pl/steps";
import plSwipe from "./catalogs/pl/swipe";
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
    complaints: enComplaints,
    entry: enEntry,
    pages: enPages,
    landers: enLanders,
    landerSwipe: enLanderSwipe,
    landerAlone: enLanderAlone,
    landerCollage: enLanderCollage,
    landerGallery: enLanderGallery,
    landerIcons: enLanderIcons,
    landerMap: enLanderMap,
    landerSocial: enLanderSocial,
    landerTransitions: enLanderTransitions,
    landerVideo: enLanderVideo,
    steps: enSteps,
    photos: enPhotos,
    recovery: enRecovery,
    finder: enFinder,
    pricing: enPricing,
    account: enAccount,
    swipe: enSwipe,
    gifts: enGifts,
    payments: enPayments,
    directDebit: enDirectDebit,
    bonus: enBonus,
    notifications: enNotifications,
    alerts: enAlerts,
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
    complaints: deComplaints,
    entry: deEntry,
    pages: dePages,
    landers: deLanders,
    landerSwipe: deLanderSwipe,
    landerAlone: deLanderAlone,
    landerCollage: deLanderCollage,
    landerGallery: deLanderGallery,
    landerIcons: deLanderIcons,
    landerMap: deLanderMap,
    landerSocial: deLanderSocial,
    landerTransitions: deLanderTransitions,
    landerVideo: deLanderVideo,
    steps: deSteps,
    photos: dePhotos,
    recovery: deRecovery,
    finder: deFinder,
    pricing: dePricing,
    account: deAccount,
    swipe: deSwipe,
    gifts: deGifts,
    payments: dePayments,
    directDebit: deDirectDebit,
    bonus: deBonus,
    notifications: deNotifications,
    alerts: deAlerts,
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
    complaints: esComplaints,
    entry: esEntry,
    pages: esPages,
    landers: esLanders,
    landerSwipe: esLanderSwipe,
    landerAlone: esLanderAlone,
    landerCollage: esLanderCollage,
    landerGallery: esLanderGallery,
    landerIcons: esLanderIcons,
    landerMap: esLanderMap,
    landerSocial: esLanderSocial,
    landerTransitions: esLanderTransitions,
    landerVideo: esLanderVideo,
    steps: esSteps,
    photos: esPhotos,
    recovery: esRecovery,
    finder: esFinder,
    pricing: esPricing,
    account: esAccount,
    swipe: esSwipe,
    gifts: esGifts,
    payments: esPayments,
    directDebit: esDirectDebit,
    bonus: esBonus,
    notifications: esNotifications,
    alerts: esAlerts,
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
    complaints: frComplaints,
    entry: frEntry,
    pages: frPages,
    landers: frLanders,
    landerSwipe: frLanderSwipe,
    landerAlone: frLanderAlone,
    landerCollage: frLanderCollage,
    landerGallery: frLanderGallery,
    landerIcons: frLanderIcons,
    landerMap: frLanderMap,
    landerSocial: frLanderSocial,
    landerTransitions: frLanderTransitions,
    landerVideo: frLanderVideo,
    steps: frSteps,
    photos: frPhotos,
    recovery: frRecovery,
    finder: frFinder,
    pricing: frPricing,
    account: frAccount,
    swipe: frSwipe,
    gifts: frGifts,
    payments: frPayments,
    directDebit: frDirectDebit,
    bonus: frBonus,
    notifications: frNotifications,
    alerts: frAlerts,
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
    complaints: itComplaints,
    entry: itEntry,
    pages: itPages,
    landers: itLanders,
    landerSwipe: itLanderSwipe,
    landerAlone: itLanderAlone,
    landerCollage: itLanderCollage,
    landerGallery: itLanderGallery,
    landerIcons: itLanderIcons,
    landerMap: itLanderMap,
    landerSocial: itLanderSocial,
    landerTransitions: itLanderTransitions,
    landerVideo: itLanderVideo,
    steps: itSteps,
    photos: itPhotos,
    recovery: itRecovery,
    finder: itFinder,
    pricing: itPricing,
    account: itAccount,
    swipe: itSwipe,
    gifts: itGifts,
    payments: itPayments,
    directDebit: itDirectDebit,
    bonus: itBonus,
    notifications: itNotifications,
    alerts: itAlerts,
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
    complaints: nlComplaints,
    entry: nlEntry,
    pages: nlPages,
    landers: nlLanders,
    landerSwipe: nlLanderSwipe,
    landerAlone: nlLanderAlone,
    landerCollage: nlLanderCollage,
    landerGallery: nlLanderGallery,
    landerIcons: nlLanderIcons,
    landerMap: nlLanderMap,
    landerSocial: nlLanderSocial,
    landerTransitions: nlLanderTransitions,
    landerVideo: nlLanderVideo,
    steps: nlSteps,
    photos: nlPhotos,
    recovery: nlRecovery,
    finder: nlFinder,
    pricing: nlPricing,
    account: nlAccount,
    swipe: nlSwipe,
    gifts: nlGifts,
    payments: nlPayments,
    directDebit: nlDirectDebit,
    bonus: nlBonus,
    notifications: nlNotifications,
    alerts: nlAlerts,
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
    complaints: plComplaints,
    entry: plEntry,
    pages: plPages,
    landers: plLanders,
    landerSwipe: plLanderSwipe,
    landerAlone: plLanderAlone,
    landerCollage: plLanderCollage,
    landerGallery: plLanderGallery,
    landerIcons: plLanderIcons,
    landerMap: plLanderMap,
    landerSocial: plLanderSocial,
    landerTransitions: plLanderTransitions,
    landerVideo: plLanderVideo,
    steps: plSteps,
    photos: plPhotos,
    recovery: plRecovery,
    finder: plFinder,
    pricing: plPricing,
    account: plAccount,
    swipe: plSwipe,
    gifts: plGifts,
    payments: plPayments,
    directDebit: plDirectDebit,
    bonus: plBonus,
    notifications: plNotifications,
    alerts: plAlerts,
    values: plValues,
  },
};
