import type { Catalog } from "../catalog";
import auth from "./en/auth";
import chat from "./en/chat";
import common from "./en/common";
import complaints from "./en/complaints";
import entry from "./en/entry";
import finder from "./en/finder";
import home from "./en/home";
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
import likes from "./en/likes";
import members from "./en/members";
import nav from "./en/nav";
import pages from "./en/pages";
import photos from "./en/photos";
import pricing from "./en/pricing";
import profile from "./en/profile";
import recovery from "./en/recovery";
import signup from "./en/signup";
import site from "./en/site";
import steps from "./en/steps";
import swipe from "./en/swipe";
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
  values,
};
