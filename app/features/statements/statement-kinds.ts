import { paths } from "#app/paths";

/** Statements that the law gives a form of its own (docs/law.md). */
export type StatementKind = "withdrawal" | "notice" | "removal";

/** Where each form stands. */
export const STATEMENT_PATHS: Record<StatementKind, string> = {
  withdrawal: paths.withdraw(),
  notice: paths.notice(),
  removal: paths.removePicture(),
};

/** Why something is illegal (DSA article 16); for the first the law asks for no name. */
export const NOTICE_REASONS = [
  "child_abuse",
  "intimate_picture",
  "threats",
  "fraud",
  "privacy",
  "copyright",
  "other",
] as const;
