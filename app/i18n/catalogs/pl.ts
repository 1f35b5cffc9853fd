import type { Catalog } from "../catalog";
import account from "./pl/account";
import alerts from "./pl/alerts";
import auth from "./pl/auth";
import bonus from "./pl/bonus";
import chat from "./pl/chat";
import common from "./pl/common";
import complaints from "./pl/complaints";
import directDebit from "./pl/directDebit";
import entry from "./pl/entry";
import finder from "./pl/finder";
import gifts from "./pl/gifts";
import home from "./pl/home";
import landerAlone from "./pl/landerAlone";
import landerCollage from "./pl/landerCollage";
import landerGallery from "./pl/landerGallery";
import landerIcons from "./pl/landerIcons";
import landerMap from "./pl/landerMap";
import landerSocial from "./pl/landerSocial";
import landerSwipe from "./pl/landerSwipe";
import landers from "./pl/landers";
import landerTransitions from "./pl/landerTransitions";
import landerVideo from "./pl/landerVideo";
import likes from "./pl/likes";
import members from "./pl/members";
import nav from "./pl/nav";
import notifications from "./pl/notifications";
import pages from "./pl/pages";
import payments from "./pl/payments";
import photos from "./pl/photos";
import pricing from "./pl/pricing";
import profile from "./pl/profile";
import recovery from "./pl/recovery";
import signup from "./pl/signup";
import site from "./pl/site";
import steps from "./pl/steps";
import swipe from "./pl/swipe";
import values from "./pl/values";

export const pl: Catalog = {
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
