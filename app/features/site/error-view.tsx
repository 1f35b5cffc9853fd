import { fill } from "#app/i18n/fill";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { Shell } from "./shell";

type ErrorPageProps = { shell: Shell; error: { status: number; data: unknown } | undefined };

/** The page for what could not be shown (NAV-11, HOST-13), or not read as the form it should be. */
export function ErrorPage({ shell, error }: ErrorPageProps) {
  const { common } = shell;
  const home = <ButtonLink href={shell.home}>{common.not_found_home}</ButtonLink>;
  const again = (
    <>
      <ButtonLink href={shell.path}>{common.reload}</ButtonLink> {home}
    </>
  );
  if (error?.status === 404) {
    return <EmptyState page icon="search" title={common.not_found_title} text="" action={home} />;
  }
  if (error?.status === 400) {
    const { refused_title, unreadable_text } = common;
    return <EmptyState page icon="alert" title={refused_title} text={unreadable_text} action={again} />;
  }
  if (error?.status === 429) {
    const minutes = typeof error.data === "number" ? error.data : 1;
    return (
      <EmptyState
        page
        icon="clock"
        title={common.too_often_title}
        text={fill(common.too_often_text, { minutes })}
        action={home}
      />
    );
  }
  return (
    <EmptyState page icon="alert" title={common.page_failed} text={shell.referenceText} action={again} />
  );
}
