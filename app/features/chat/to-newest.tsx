import { Button, ButtonLink } from "#app/ui/button";

/** Name of the end of a conversation. */
export const NEWEST_ID = "newest";

type ToNewestProps = {
  /** "Back to the newest messages". */
  label: string;
  /** Stands on the button where messages came meanwhile: "New messages". */
  news?: string | undefined;
  /** Without it the button is a link to the end of the conversation. */
  onClick?: (() => void) | undefined;
};

/** The way to the newest message, for who reads further up. */
export function ToNewest({ label, news, onClick }: ToNewestProps) {
  const look = { variant: "secondary", icon: "chevron-down" } as const;
  return (
    <p className={onClick ? "to-newest" : "to-newest by-link"}>
      {onClick === undefined ? (
        <ButtonLink {...look} round href={`#${NEWEST_ID}`} label={label} />
      ) : news ? (
        <Button {...look} size="small" type="button" onClick={onClick}>
          {news}
        </Button>
      ) : (
        <Button {...look} round type="button" onClick={onClick} label={label} />
      )}
    </p>
  );
}
