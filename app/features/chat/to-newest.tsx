import { Button, ButtonLink } from "#app/ui/button";
import { STILL } from "#app/ui/still";

/** Name of the end of a conversation. */
export const NEWEST_ID = "newest";

const LOOK = { variant: "secondary", icon: "chevron-down" } as const;

type ToNewestProps = {
  /** "Back to the newest messages". */
  label: string;
  /** Stands on the button where messages came meanwhile: "New messages". */
  news?: string | undefined;
  onClick: () => void;
};

/** The way to the newest message, for who reads further up. */
export function ToNewest({ label, news, onClick }: ToNewestProps) {
  return (
    <p className="to-newest">
      {news ? (
        <Button {...LOOK} size="small" type="button" onClick={onClick}>
          {news}
        </Button>
      ) : (
        <Button {...LOOK} round type="button" onClick={onClick} label={label} />
      )}
    </p>
  );
}

/** The same without scripts, which never draw it: a link to the end of the conversation. */
export function LinkToNewest({ label }: { label: string }) {
  if (!import.meta.env.SSR) return <p {...STILL} />;
  return (
    <p className="to-newest by-link">
      <ButtonLink {...LOOK} round href={`#${NEWEST_ID}`} label={label} />
    </p>
  );
}
