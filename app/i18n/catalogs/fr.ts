import type { Catalog } from "../catalog";
import account from "./fr/account";
import alerts from "./fr/alerts";
import auth from "./fr/auth";
import bonus from "./fr/bonus";
import chat from "./fr/chat";
import common from "./fr/common";
import complaints from "./fr/complaints";
import directDebit from "./fr/directDebit";
import entry from "./fr/entry";
import finder from "./fr/finder";
import gifts from "./fr/gifts";
import home from "./fr/home";
import landerAlone from "./fr/landerAlone";
import landerCollage from "./fr/landerCollage";
import landerGallery from "./fr/landerGallery";
import landerIcons from "./fr/landerIcons";
import landerMap from "./fr/landerMap";
import landerSocial from "./fr/landerSocial";
import landerSwipe from "./fr/landerSwipe";
import landers from "./fr/landers";
import landerTransitions from "./fr/landerTransitions";
import landerVideo from "./fr/landerVideo";
import likes from "./fr/likes";
import members from "./fr/members";
import nav from "./fr/nav";
import notifications from "./fr/notifications";
import pages from "./fr/pages";
import payments from "./fr/payments";
import photos from "./fr/photos";
import pricing from "./fr/pricing";
import profile from "./fr/profile";
import recovery from "./fr/recovery";
import signup from "./fr/signup";
import site from "./fr/site";
import steps from "./fr/steps";
import swipe from "./fr/swipe";
import values from "./fr/values";

export const fr: Catalog = {
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
