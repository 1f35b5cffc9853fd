import type { Catalog } from "../catalog";
import auth from "./de/auth";
import chat from "./de/chat";
import common from "./de/common";
import complaints from "./de/complaints";
import entry from "./de/entry";
import finder from "./de/finder";
import home from "./de/home";
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
import likes from "./de/likes";
import members from "./de/members";
import nav from "./de/nav";
import pages from "./de/pages";
import photos from "./de/photos";
import pricing from "./de/pricing";
import profile from "./de/profile";
import recovery from "./de/recovery";
import signup from "./de/signup";
import site from "./de/site";
import steps from "./de/steps";
import swipe from "./de/swipe";
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
  values,
};
