/** Credits are shown as a badge from here down (SPEC §2 top bar, §9). */
const lowCredits = 10;

/** How a balance looks as a badge; the text is empty where it is not a small one. */
export function creditsBadgeOf(credits: number): { className: string; text: string } {
  if (credits > lowCredits) return { className: "badge", text: "" };
  return {
    className: credits > 0 ? "badge badge-warning" : "badge badge-danger",
    text: String(Math.max(0, credits)),
  };
}

type CreditsBadgeProps = {
  credits: number;
  /** What is counted, for screen readers. */
  words?: string;
  /** Lets a script keep it current; then the element stays, hidden, above 10. */
  named?: boolean;
};

/** A reminder that credits run out: nothing above 10, warning above 0, danger at 0. */
export function CreditsBadge({ credits, words, named }: CreditsBadgeProps) {
  const { className, text } = creditsBadgeOf(credits);
  if (text === "" && !named) return null;
  return (
    <>
      <b className={className} data-badge={named ? "credits" : undefined} hidden={text === ""} translate="no">
        {text}
      </b>
      {words ? <span className="sr"> {words}</span> : null}
    </>
  );
}
