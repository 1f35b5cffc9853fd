import { fill } from "#app/i18n/fill";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { Shell } from "./shell";

type ErrorPageProps = { shell: Shell; error: { status: number; data: unknown } | undefined };

/** The page for what could not be shown (NAV-11, HOST-13), or not read as the form it should be. */
export function ErrorPage({ shell, error }: ErrorPageProps) {
  const { common } = shell;
  // Members are at home in the search.
  const homeText = shell.member ? shell.nav.search : common.not_found_home;
  const home = <ButtonLink href={shell.home}>{homeText}</ButtonLink>;
  const again = (
    <>
      <ButtonLink href={shell.path}>{common.reload}</ButtonLink>
      <a className="link" href={shell.home}>
        {homeText}
      </a>
    </>
  );
  if (error?.status === 404) {
    const { not_found_title: title, not_found_text: text } = common;
    return <EmptyState page icon="search" title={title} text={text} action={home} />;
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
  return <FailedPage shell={shell} />;
}

/** As much of a request's id as people can read out; operators find the line that begins with it. */
const REFERENCE_LENGTH = 8;

/** Upstream is away, or something broke: one button, and what was posted is on it (OPS-08). */
function FailedPage({ shell }: { shell: Shell }) {
  const { common, failure, requestId } = shell;
  const reference = fill(common.request_id, { id: requestId.slice(0, REFERENCE_LENGTH) });
  const { isAway = false, again } = failure ?? {};
  const action = again ? (
    <PostAgain common={common} again={again} />
  ) : (
    <ButtonLink href="">{common.reload}</ButtonLink>
  );
  if (!isAway)
    return <EmptyState page icon="alert" title={common.page_failed} text={reference} action={action} />;
  return (
    <EmptyState
      page
      icon="clock"
      title={common.break_title}
      text={common.break_text}
      action={
        <>
          {action}
          <p className="soft">{reference}</p>
        </>
      }
    />
  );
}

type PostAgainProps = {
  common: Shell["common"];
  again: NonNullable<NonNullable<Shell["failure"]>["again"]>;
};

/** The post that broke. Its key goes along: should it have been done after all, it is not done twice. */
function PostAgain({ common, again: { action, fields } }: PostAgainProps) {
  const said = fields.filter(([name, value]) => name === "text" || /\s/.test(value.trim()));
  return (
    <form method="post" action={action} className="stack">
      {said.length > 0 ? <p>{common.break_kept}</p> : null}
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and names may repeat
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {said.map(([name, value]) => (
        <p key={name} dir="auto" className="card said">
          {value}
        </p>
      ))}
      <p>
        <Button>{common.retry}</Button>
      </p>
    </form>
  );
}
