import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { LinkResult } from "./link-result";

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
