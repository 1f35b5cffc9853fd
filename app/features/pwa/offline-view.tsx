import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";

/** What the installed app, and any browser with the service worker, shows without a connection. */
export function OfflineView({
  words,
  siteName,
}: {
  words: { title: string; text: string; again: string };
  siteName: string;
}) {
  return (
    <EmptyState
      page
      icon="alert"
      title={words.title}
      text={words.text}
      action={
        <>
          <ButtonLink href="">{words.again}</ButtonLink>
          {/* No bar says whose page it is. */}
          <p className="soft">{siteName}</p>
        </>
      }
    />
  );
}
