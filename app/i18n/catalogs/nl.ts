import type { Catalog } from "../catalog";
import auth from "./nl/auth";
import chat from "./nl/chat";
import common from "./nl/common";
import complaints from "./nl/complaints";
import entry from "./nl/entry";
import finder from "./nl/finder";
import home from "./nl/home";
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
import likes from "./nl/likes";
import members from "./nl/members";
import nav from "./nl/nav";
import pages from "./nl/pages";
import photos from "./nl/photos";
import pricing from "./nl/pricing";
import profile from "./nl/profile";
import recovery from "./nl/recovery";
import signup from "./nl/signup";
import site from "./nl/site";
import steps from "./nl/steps";
import swipe from "./nl/swipe";
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
  values,
};
