import type { Catalog } from "../catalog";
import account from "./nl/account";
import alerts from "./nl/alerts";
import auth from "./nl/auth";
import bonus from "./nl/bonus";
import chat from "./nl/chat";
import common from "./nl/common";
import complaints from "./nl/complaints";
import directDebit from "./nl/directDebit";
import entry from "./nl/entry";
import finder from "./nl/finder";
import gifts from "./nl/gifts";
import home from "./nl/home";
import landerAlone from "./nl/landerAlone";
import landerCollage from "./nl/landerCollage";
import landerGallery from "./nl/landerGallery";
import landerIcons from "./nl/landerIcons";
import landerMap from "./nl/landerMap";
import landerSocial from "./nl/landerSocial";
import landerSwipe from "./nl/landerSwipe";
import landers from "./nl/landers";
import landerTransitions from "./nl/landerTransitions";
import landerVideo from "./nl/landerVideo";
import likes from "./nl/likes";
import members from "./nl/members";
import nav from "./nl/nav";
import notifications from "./nl/notifications";
import pages from "./nl/pages";
import payments from "./nl/payments";
import photos from "./nl/photos";
import pricing from "./nl/pricing";
import profile from "./nl/profile";
import recovery from "./nl/recovery";
import signup from "./nl/signup";
import site from "./nl/site";
import steps from "./nl/steps";
import swipe from "./nl/swipe";
import values from "./nl/values";

export const nl: Catalog = {
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
