import type { Catalog } from "../catalog";
import alerts from "./nl/alerts";
import attach from "./nl/attach";
import auth from "./nl/auth";
import chat from "./nl/chat";
import checkout from "./nl/checkout";
import common from "./nl/common";
import complaints from "./nl/complaints";
import directDebit from "./nl/directDebit";
import discounts from "./nl/discounts";
import entry from "./nl/entry";
import finder from "./nl/finder";
import home from "./nl/home";
import icebreakers from "./nl/icebreakers";
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
import leaving from "./nl/leaving";
import likes from "./nl/likes";
import members from "./nl/members";
import nav from "./nl/nav";
import notifications from "./nl/notifications";
import overlay from "./nl/overlay";
import pages from "./nl/pages";
import photos from "./nl/photos";
import pricing from "./nl/pricing";
import profile from "./nl/profile";
import profileForm from "./nl/profileForm";
import push from "./nl/push";
import recovery from "./nl/recovery";
import report from "./nl/report";
import settings from "./nl/settings";
import signup from "./nl/signup";
import site from "./nl/site";
import steps from "./nl/steps";
import swipe from "./nl/swipe";
import transactions from "./nl/transactions";
import values from "./nl/values";

export const nl: Catalog = {
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
