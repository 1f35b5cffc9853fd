/** What came of a mailed link, and where to go from there. */
export interface LinkResult {
  kind: "done" | "failed";
  title: string;
  text: string;
  next: { href: string; label: string };
}
