import type { Catalog } from "../catalog";
import auth from "./pl/auth";
import chat from "./pl/chat";
import common from "./pl/common";
import complaints from "./pl/complaints";
import entry from "./pl/entry";
import finder from "./pl/finder";
import home from "./pl/home";
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
import likes from "./pl/likes";
import members from "./pl/members";
import nav from "./pl/nav";
import pages from "./pl/pages";
import photos from "./pl/photos";
import pricing from "./pl/pricing";
import profile from "./pl/profile";
import recovery from "./pl/recovery";
import signup from "./pl/signup";
import site from "./pl/site";
import steps from "./pl/steps";
import swipe from "./pl/swipe";
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
  values,
};
