import type { Catalog } from "../catalog";
import alerts from "./es/alerts";
import attach from "./es/attach";
import auth from "./es/auth";
import chat from "./es/chat";
import checkout from "./es/checkout";
import common from "./es/common";
import complaints from "./es/complaints";
import directDebit from "./es/directDebit";
import discounts from "./es/discounts";
import entry from "./es/entry";
import finder from "./es/finder";
import home from "./es/home";
import icebreakers from "./es/icebreakers";
import landerAlone from "./es/landerAlone";
import landerCollage from "./es/landerCollage";
import landerGallery from "./es/landerGallery";
import landerIcons from "./es/landerIcons";
import landerMap from "./es/landerMap";
import landerSocial from "./es/landerSocial";
import landerSwipe from "./es/landerSwipe";
import landers from "./es/landers";
import landerTransitions from "./es/landerTransitions";
import landerVideo from "./es/landerVideo";
import leaving from "./es/leaving";
import likes from "./es/likes";
import members from "./es/members";
import nav from "./es/nav";
import notifications from "./es/notifications";
import overlay from "./es/overlay";
import pages from "./es/pages";
import photos from "./es/photos";
import pricing from "./es/pricing";
import profile from "./es/profile";
import profileForm from "./es/profileForm";
import push from "./es/push";
import recovery from "./es/recovery";
import report from "./es/report";
import settings from "./es/settings";
import signup from "./es/signup";
import site from "./es/site";
import steps from "./es/steps";
import swipe from "./es/swipe";
import transactions from "./es/transactions";
import values from "./es/values";

export const es: Catalog = {
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
