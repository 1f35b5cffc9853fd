import type { Catalog } from "../catalog";
import alerts from "./en/alerts";
import attach from "./en/attach";
import auth from "./en/auth";
import chat from "./en/chat";
import checkout from "./en/checkout";
import common from "./en/common";
import complaints from "./en/complaints";
import directDebit from "./en/directDebit";
import discounts from "./en/discounts";
import entry from "./en/entry";
import finder from "./en/finder";
import home from "./en/home";
import icebreakers from "./en/icebreakers";
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
import leaving from "./en/leaving";
import likes from "./en/likes";
import members from "./en/members";
import nav from "./en/nav";
import notifications from "./en/notifications";
import overlay from "./en/overlay";
import pages from "./en/pages";
import photos from "./en/photos";
import pricing from "./en/pricing";
import profile from "./en/profile";
import profileForm from "./en/profileForm";
import push from "./en/push";
import recovery from "./en/recovery";
import report from "./en/report";
import settings from "./en/settings";
import signup from "./en/signup";
import site from "./en/site";
import steps from "./en/steps";
import swipe from "./en/swipe";
import transactions from "./en/transactions";
import values from "./en/values";

export const en: Catalog = {
  auth,
  chat,
  common,
  complaints,
  entry,
  finder,
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
  pages,
  photos,
  pricing,
  profile,
  recovery,
  signup,
  site,
  steps,
  swipe,
  report,
  overlay,
  alerts,
  attach,
  icebreakers,
  profileForm,
  settings,
  notifications,
  leaving,
  checkout,
  transactions,
  directDebit,
  discounts,
  push,
  values,
};
