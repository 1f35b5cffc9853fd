import type { Catalog } from "../catalog";
import account from "./de/account";
import alerts from "./de/alerts";
import auth from "./de/auth";
import bonus from "./de/bonus";
import chat from "./de/chat";
import common from "./de/common";
import complaints from "./de/complaints";
import directDebit from "./de/directDebit";
import entry from "./de/entry";
import finder from "./de/finder";
import gifts from "./de/gifts";
import home from "./de/home";
import landerAlone from "./de/landerAlone";
import landerCollage from "./de/landerCollage";
import landerGallery from "./de/landerGallery";
import landerIcons from "./de/landerIcons";
import landerMap from "./de/landerMap";
import landerSocial from "./de/landerSocial";
import landerSwipe from "./de/landerSwipe";
import landers from "./de/landers";
import landerTransitions from "./de/landerTransitions";
import landerVideo from "./de/landerVideo";
import likes from "./de/likes";
import members from "./de/members";
import nav from "./de/nav";
import notifications from "./de/notifications";
import pages from "./de/pages";
import payments from "./de/payments";
import photos from "./de/photos";
import pricing from "./de/pricing";
import profile from "./de/profile";
import recovery from "./de/recovery";
import signup from "./de/signup";
import site from "./de/site";
import steps from "./de/steps";
import swipe from "./de/swipe";
import values from "./de/values";

export const de: Catalog = {
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
