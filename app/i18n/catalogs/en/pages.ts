/** Frame of the pages to read; their texts are in app/features/pages/texts. */
export default {
  changed: "Last changed",
  contents: "On this page",
  within_days_one: "within {count} day",
  within_days_other: "within {count} days",
} as const;
