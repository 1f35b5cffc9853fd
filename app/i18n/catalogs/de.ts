import type { Catalog } from "../catalog";
import alerts from "./de/alerts";
import attach from "./de/attach";
import auth from "./de/auth";
import chat from "./de/chat";
import checkout from "./de/checkout";
import common from "./de/common";
import complaints from "./de/complaints";
import directDebit from "./de/directDebit";
import discounts from "./de/discounts";
import entry from "./de/entry";
import finder from "./de/finder";
import home from "./de/home";
import icebreakers from "./de/icebreakers";
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
import leaving from "./de/leaving";
import likes from "./de/likes";
import members from "./de/members";
import nav from "./de/nav";
import notifications from "./de/notifications";
import overlay from "./de/overlay";
import pages from "./de/pages";
import photos from "./de/photos";
import pricing from "./de/pricing";
import profile from "./de/profile";
import profileForm from "./de/profileForm";
import push from "./de/push";
import recovery from "./de/recovery";
import report from "./de/report";
import settings from "./de/settings";
import signup from "./de/signup";
import site from "./de/site";
import steps from "./de/steps";
import swipe from "./de/swipe";
import transactions from "./de/transactions";
import values from "./de/values";

export const de: Catalog = {
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
