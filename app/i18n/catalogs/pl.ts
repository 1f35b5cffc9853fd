import type { Catalog } from "../catalog";
import alerts from "./pl/alerts";
import attach from "./pl/attach";
import auth from "./pl/auth";
import chat from "./pl/chat";
import checkout from "./pl/checkout";
import common from "./pl/common";
import complaints from "./pl/complaints";
import directDebit from "./pl/directDebit";
import discounts from "./pl/discounts";
import entry from "./pl/entry";
import finder from "./pl/finder";
import home from "./pl/home";
import icebreakers from "./pl/icebreakers";
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
import leaving from "./pl/leaving";
import likes from "./pl/likes";
import members from "./pl/members";
import nav from "./pl/nav";
import notifications from "./pl/notifications";
import overlay from "./pl/overlay";
import pages from "./pl/pages";
import photos from "./pl/photos";
import pricing from "./pl/pricing";
import profile from "./pl/profile";
import profileForm from "./pl/profileForm";
import push from "./pl/push";
import recovery from "./pl/recovery";
import report from "./pl/report";
import settings from "./pl/settings";
import signup from "./pl/signup";
import site from "./pl/site";
import steps from "./pl/steps";
import swipe from "./pl/swipe";
import transactions from "./pl/transactions";
import values from "./pl/values";

export const pl: Catalog = {
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
