import type { Catalog } from "../catalog";
import alerts from "./fr/alerts";
import attach from "./fr/attach";
import auth from "./fr/auth";
import chat from "./fr/chat";
import checkout from "./fr/checkout";
import common from "./fr/common";
import complaints from "./fr/complaints";
import directDebit from "./fr/directDebit";
import discounts from "./fr/discounts";
import entry from "./fr/entry";
import finder from "./fr/finder";
import home from "./fr/home";
import icebreakers from "./fr/icebreakers";
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
import leaving from "./fr/leaving";
import likes from "./fr/likes";
import members from "./fr/members";
import nav from "./fr/nav";
import notifications from "./fr/notifications";
import overlay from "./fr/overlay";
import pages from "./fr/pages";
import photos from "./fr/photos";
import pricing from "./fr/pricing";
import profile from "./fr/profile";
import profileForm from "./fr/profileForm";
import push from "./fr/push";
import recovery from "./fr/recovery";
import report from "./fr/report";
import settings from "./fr/settings";
import signup from "./fr/signup";
import site from "./fr/site";
import steps from "./fr/steps";
import swipe from "./fr/swipe";
import transactions from "./fr/transactions";
import values from "./fr/values";

export const fr: Catalog = {
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
