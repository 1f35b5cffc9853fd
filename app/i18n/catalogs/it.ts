import type { Catalog } from "../catalog";
import alerts from "./it/alerts";
import attach from "./it/attach";
import auth from "./it/auth";
import chat from "./it/chat";
import checkout from "./it/checkout";
import common from "./it/common";
import complaints from "./it/complaints";
import directDebit from "./it/directDebit";
import discounts from "./it/discounts";
import entry from "./it/entry";
import finder from "./it/finder";
import home from "./it/home";
import icebreakers from "./it/icebreakers";
import landerAlone from "./it/landerAlone";
import landerCollage from "./it/landerCollage";
import landerGallery from "./it/landerGallery";
import landerIcons from "./it/landerIcons";
import landerMap from "./it/landerMap";
import landerSocial from "./it/landerSocial";
import landerSwipe from "./it/landerSwipe";
import landers from "./it/landers";
import landerTransitions from "./it/landerTransitions";
import landerVideo from "./it/landerVideo";
import leaving from "./it/leaving";
import likes from "./it/likes";
import members from "./it/members";
import nav from "./it/nav";
import notifications from "./it/notifications";
import overlay from "./it/overlay";
import pages from "./it/pages";
import photos from "./it/photos";
import pricing from "./it/pricing";
import profile from "./it/profile";
import profileForm from "./it/profileForm";
import push from "./it/push";
import recovery from "./it/recovery";
import report from "./it/report";
import settings from "./it/settings";
import signup from "./it/signup";
import site from "./it/site";
import steps from "./it/steps";
import swipe from "./it/swipe";
import transactions from "./it/transactions";
import values from "./it/values";

export const it: Catalog = {
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
