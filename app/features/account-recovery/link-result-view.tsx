import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";

/** What came of a mailed link, and where to go from there. */
export interface LinkResult {
  kind: "done" | "failed";
  title: string;
  text: string;
  next: { href: string; label: string };
}

export function LinkResultView({ result: { kind, title, text, next } }: { result: LinkResult }) {
  return (
    <EmptyState
      page
      icon={kind === "done" ? "check" : "alert"}
      title={title}
      text={text}
      action={<ButtonLink href={next.href}>{next.label}</ButtonLink>}
    />
  );
}
