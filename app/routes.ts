import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Addresses of SPEC §2 whose pages later work fills in. Empty at the end. */
const BEING_BUILT = [
  "signup-matches",
  "match-finder",
  "swipe-game",
  "members/:id/landing",
  "members/:id/signup",
  "members/:id/landing2/:slug?",
  "members/:id/landing3/:slug?",
  "notifications",
  "profile",
  "settings",
  "premium",
  "pricing",
  "credits",
  "credits/repeat-order",
  "credits/:id/:paymentmethod?",
  "directdebit",
  "transactions/:id?",
  "reset-password",
  "reset-password/do",
  "mail-change/do",
  "account-deleted",
  "complaints",
  "landers/swipe/:slug?",
  "landers/alonetonight/:slug?",
  "landers/collagelanding/:slug?",
  "landers/gallery/:slug?",
  "landers/iconslanding/:slug?",
  "landers/maplanding/:slug?",
  "landers/socialnetwork/:slug?",
  "landers/transitionsvideolanding/:slug?",
  "landers/video/:slug?",
  "pages/2257-compliance-statement",
  "pages/ban",
  "pages/cookies",
  "pages/faq",
  "pages/privacy",
  "pages/return-policy",
  "pages/service",
  "pages/terms",
];

/** Table of contents: every address of the site on one screen, grouped as in SPEC §2. */
export default [
  // Visitors, signup, login
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("logout", "routes/logout.tsx"),
  route("signup", "routes/signup.tsx"),
  route("complete-signup", "routes/complete-signup.tsx"),
  route("activate", "routes/activate.tsx"),
  route("activate/done", "routes/activate-done.tsx"),
  route("activate/error", "routes/activate-error.tsx"),

  // Members
  route("members", "routes/members.tsx"),
  route("members/:id", "routes/member.tsx"),
  route("likes/m/:id", "routes/liked-member.tsx", { id: "likes-m-id" }),

  // Likes
  route("likes/:type?", "routes/likes.tsx"),
  route("likes/:type/updates", "routes/likes-updates.ts"),

  // Chat
  route("chats", "routes/chats.tsx"),
  route("chats/:id", "routes/chat.tsx"),
  route("chats/:id/remove", "routes/chat-remove.tsx"),
  route("members/:id/chat", "routes/member-chat.tsx"),
  route("members/:id/chat/updates", "routes/chat-updates.ts"),

  // Site
  route("lang-config", "routes/lang-config.tsx"),
  route("badges", "routes/badges.ts"),
  route("page-hidden", "routes/page-hidden.ts"),
  route("ui/:part?", "routes/ui.tsx"),
  route("refused", "routes/refused.tsx", { id: "refused" }),
  ...BEING_BUILT.map((path) => route(path, "routes/being-built.tsx", { id: `being-built ${path}` })),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
