import type { Catalog } from "../catalog";
import auth from "./fr/auth";
import chat from "./fr/chat";
import common from "./fr/common";
import complaints from "./fr/complaints";
import entry from "./fr/entry";
import finder from "./fr/finder";
import home from "./fr/home";
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
import likes from "./fr/likes";
import members from "./fr/members";
import nav from "./fr/nav";
import pages from "./fr/pages";
import photos from "./fr/photos";
import pricing from "./fr/pricing";
import profile from "./fr/profile";
import recovery from "./fr/recovery";
import signup from "./fr/signup";
import site from "./fr/site";
import steps from "./fr/steps";
import swipe from "./fr/swipe";
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
  values,
};
