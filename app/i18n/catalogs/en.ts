import account from "./en/account";
import auth from "./en/auth";
import chat from "./en/chat";
import common from "./en/common";
import home from "./en/home";
import landers from "./en/landers";
import likes from "./en/likes";
import members from "./en/members";
import ownProfile from "./en/ownProfile";
import payments from "./en/payments";
import profile from "./en/profile";
import report from "./en/report";
import signup from "./en/signup";
import site from "./en/site";
import statements from "./en/statements";
import values from "./en/values";

/** The English catalog: what it has, every other language has. */
export const en = {
  account,
  auth,
  chat,
  common,
  home,
  landers,
  likes,
  members,
  ownProfile,
  payments,
  profile,
  report,
  signup,
  site,
  statements,
  values,
};
