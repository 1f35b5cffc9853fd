import type { Catalog } from "../catalog";
import account from "./en/account";
import alerts from "./en/alerts";
import auth from "./en/auth";
import bonus from "./en/bonus";
import chat from "./en/chat";
import common from "./en/common";
import complaints from "./en/complaints";
import directDebit from "./en/directDebit";
import entry from "./en/entry";
import finder from "./en/finder";
import gifts from "./en/gifts";
import home from "./en/home";
import landerAlone from "./en/landerAlone";
import landerCollage from "./en/landerCollage";
import landerGallery from "./en/landerGallery";
import landerIcons from "./en/landerIcons";
import landerMap from "./en/landerMap";
import landerSocial from "./en/landerSocial";
import landerSwipe from "./en/landerSwipe";
import landers from "./en/landers";
import landerTransitions from "./en/landerTransitions";
import landerVideo from "./en/landerVideo";
import likes from "./en/likes";
import members from "./en/members";
import nav from "./en/nav";
import notifications from "./en/notifications";
import pages from "./en/pages";
import payments from "./en/payments";
import photos from "./en/photos";
import pricing from "./en/pricing";
import profile from "./en/profile";
import recovery from "./en/recovery";
import signup from "./en/signup";
import site from "./en/site";
import steps from "./en/steps";
import swipe from "./en/swipe";
import values from "./en/values";

export const en: Catalog = {
  account,
  alerts,
  auth,
  bonus,
  chat,
  common,
  complaints,
  directDebit,
  entry,
  finder,
  gifts,
  home,
  landerAlone,
  landerCollage,
  landerGallery,
  landerIcons,
  landerMap,
  landerSocial,
  landerSwipe,
  landerTransitions,
  landerVideo,
  landers,
  likes,
  members,
  nav,
  notifications,
  pages,
  payments,
  photos,
  pricing,
  profile,
  recovery,
  signup,
  site,
  steps,
  swipe,
  values,
};
