/** Pages about the site itself and the demonstration of parts. */
export default {
  ui_title: "Interface parts",
  demo_note: "Demonstration site with fictional members.",
} as const;
