import { activationRoutes } from "./account/activation";
import { deletionRoutes } from "./account/deletion";
import { exportRoute } from "./account/export";
import { mailChangeRoutes } from "./account/mail-change";
import { notificationRoutes } from "./account/notifications";
import { changePasswordRoute } from "./account/password-routes";
import { photoRoutes } from "./account/photos";
import { profileRoutes } from "./account/profile";
import { resetPasswordRoutes } from "./account/reset-password";
import { signupRoutes } from "./account/signup";
import { userRoutes } from "./auth/user-routes";
import { attachmentRoutes } from "./chat/attachments";
import { icebreakersRoute } from "./chat/icebreakers";
import { chatListRoutes } from "./chat/list";
import { chatReadRoutes } from "./chat/read";
import { sendRoutes } from "./chat/send";
import type { Route } from "./http/call";
import { autoLikeRoute } from "./likes/auto-like";
import { likeRoutes } from "./likes/like-routes";
import { swipeRoutes } from "./likes/swipe-game";
import { blockRoutes } from "./members/blocks";
import { readRoute } from "./members/read";
import { reportRoute } from "./members/report";
import { searchRoute } from "./members/search";
import { paymentRoutes } from "./payments/create";
import { directDebitRoutes } from "./payments/direct-debit";
import { discountCodeRoute } from "./payments/discount-code";
import { packagesRoute } from "./payments/packages";
import { contactRoutes } from "./site/contact";
import { geocodeRoute } from "./site/geocode";
import { settingsRoutes } from "./site/settings";
import { statementRoute } from "./site/statements";

/** Every endpoint's handler, family by family. */
export const ALL_ROUTES: Route[] = [
  ...settingsRoutes,
  geocodeRoute,
  ...contactRoutes,
  statementRoute,
  ...userRoutes,
  ...signupRoutes,
  ...activationRoutes,
  ...resetPasswordRoutes,
  ...mailChangeRoutes,
  ...deletionRoutes,
  changePasswordRoute,
  exportRoute,
  ...notificationRoutes,
  ...profileRoutes,
  ...photoRoutes,
  searchRoute,
  readRoute,
  ...blockRoutes,
  reportRoute,
  ...likeRoutes,
  autoLikeRoute,
  ...swipeRoutes,
  ...chatListRoutes,
  ...chatReadRoutes,
  ...sendRoutes,
  ...attachmentRoutes,
  icebreakersRoute,
  packagesRoute,
  ...paymentRoutes,
  discountCodeRoute,
  ...directDebitRoutes,
];
