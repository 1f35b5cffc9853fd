import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Table of contents: every address of the site on one screen, grouped as in SPEC §2. */
export default [
  // Visitors, signup, login
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("logout", "routes/logout.tsx"),
  route("signup", "routes/signup.tsx"),
  route("signup/name", "routes/signup-name.ts"),
  route("complete-signup", "routes/complete-signup.tsx"),
  route("signup-matches", "routes/signup-matches.tsx"),
  route("activate", "routes/activate.tsx"),
  route("activate/done", "routes/activate-done.tsx"),
  route("activate/error", "routes/activate-error.tsx"),

  // Recovery
  route("reset-password", "routes/reset-password.tsx"),
  route("reset-password/do", "routes/reset-password-do.tsx"),
  route("mail-change/do", "routes/mail-change.tsx"),
  route("reactivate", "routes/reactivate.tsx"),
  route("reactivate/do", "routes/reactivate-do.tsx"),
  route("account-deleted", "routes/account-deleted.tsx"),

  // Landers and landings
  route("match-finder", "routes/match-finder.tsx"),
  route("members/:id/landing", "routes/member-landing.tsx"),
  route("members/:id/signup", "routes/member-signup.tsx"),
  route("members/:id/landing2/:slug?", "routes/member-landing2.tsx"),
  route("members/:id/landing3/:slug?", "routes/member-landing3.tsx"),
  route("landers/swipe/:slug?", "routes/lander-swipe.tsx"),
  route("landers/alonetonight/:slug?", "routes/lander-alonetonight.tsx"),
  route("landers/collagelanding/:slug?", "routes/lander-collage.tsx"),
  route("landers/gallery/:slug?", "routes/lander-gallery.tsx"),
  route("landers/iconslanding/:slug?", "routes/lander-icons.tsx"),
  route("landers/maplanding/:slug?", "routes/lander-map.tsx"),
  route("landers/socialnetwork/:slug?", "routes/lander-social.tsx"),
  route("landers/transitionsvideolanding/:slug?", "routes/lander-transitions.tsx"),
  route("landers/video/:slug?", "routes/lander-video.tsx"),

  // Static pages and prices
  route("pricing", "routes/pricing.tsx"),
  route("premium", "routes/premium.tsx"),
  route("complaints", "routes/complaints.tsx"),
  route("withdraw", "routes/withdraw.tsx"),
  route("notice", "routes/notice.tsx"),
  route("remove-picture", "routes/remove-picture.tsx"),
  ...[
    "2257-compliance-statement",
    "accessibility",
    "ban",
    "browsers",
    "cookies",
    "faq",
    "privacy",
    "return-policy",
    "service",
    "terms",
    "transparency",
  ].map((page) => route(`pages/${page}`, "routes/static-page.tsx", { id: `page ${page}` })),

  // Members
  route("members", "routes/members.tsx"),
  route("members/:id", "routes/member.tsx"),
  route("likes/m/:id", "routes/member.tsx", { id: "likes-m-id" }),
  route("members/:id/photos/:number", "routes/member-photo.tsx"),
  route("members/:id/report", "routes/member-report.tsx"),
  route("members/:id/block", "routes/member-block.tsx"),

  // Likes
  route("swipe-game", "routes/swipe-game.tsx"),
  route("likes/new", "routes/new-like.tsx"),
  route("likes/:type?", "routes/likes.tsx"),
  route("likes/:type/updates", "routes/likes-updates.ts"),

  // Chat
  route("chats", "routes/chats.tsx"),
  route("chats/updates", "routes/chats-updates.ts"),
  route("chats/:id", "routes/chat.tsx"),
  route("chats/:id/opened", "routes/chat-opened.ts"),
  route("chats/:id/photos/:message", "routes/chat-photo.tsx"),
  route("chats/:id/links/:message/:nth", "routes/chat-link.tsx"),
  route("chats/:id/remove", "routes/chat-remove.tsx"),
  route("chats/:id/cover", "routes/chat-cover.ts"),
  route("members/:id/chat", "routes/chat.tsx", { id: "member-chat" }),
  route("members/:id/chat/updates", "routes/chat-updates.ts"),
  route("members/:id/gift", "routes/member-gift.tsx"),
  route("members/:id/gif", "routes/member-gif.tsx"),
  route("gifs/:name", "routes/gif.ts"),
  route("members/:id/icebreakers", "routes/icebreakers.tsx"),

  // Own account
  route("profile", "routes/own-profile.tsx"),
  route("profile/photos", "routes/own-photos.tsx"),
  route("settings", "routes/settings.tsx"),
  route("settings/password", "routes/change-password.tsx"),
  route("settings/email", "routes/change-email.tsx"),
  route("settings/blocked", "routes/blocked-members.tsx"),
  route("settings/data", "routes/own-data.tsx"),
  route("settings/data.json", "routes/own-data-file.ts"),
  route("settings/delete", "routes/delete-account.tsx"),
  route("notifications", "routes/notifications.tsx"),
  route("alerts/dismiss", "routes/dismiss-alert.ts"),

  // Money
  route("credits", "routes/credits.tsx"),
  route("credits/repeat-order", "routes/repeat-order.tsx"),
  route("credits/:id/:paymentmethod?", "routes/checkout.tsx"),
  route("directdebit", "routes/direct-debit.tsx"),
  route("transactions/return", "routes/payment-return.ts"),
  route("transactions/:id?", "routes/transactions.tsx"),
  route("offer", "routes/time-bonus.tsx"),

  // Site
  route("lang-config", "routes/lang-config.tsx"),
  route("data-use", "routes/data-use.tsx"),
  route("entry-warning", "routes/entry-warning.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("badges", "routes/badges.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("offline", "routes/offline.tsx"),
  route("push", "routes/push.ts"),
  route("push/news", "routes/push-news.ts"),
  route("page-hidden", "routes/page-hidden.ts"),
  route("ui/:part?", "routes/ui.tsx"),
  route("refused", "routes/refused.tsx", { id: "refused" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
