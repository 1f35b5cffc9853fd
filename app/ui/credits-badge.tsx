/** Credits are shown as a badge from here down (SPEC §2 top bar, §9). */
const lowCredits = 10;

type CreditsBadgeProps = {
  credits: number;
  /** What is counted, for screen readers. */
  words?: string;
};

/** A reminder that credits run out: nothing above 10, warning above 0, danger at 0. */
export function CreditsBadge({ credits, words }: CreditsBadgeProps) {
  if (credits > lowCredits) return null;
  return (
    <>
      <b className={credits > 0 ? "badge badge-warning" : "badge badge-danger"} translate="no">
        {Math.max(0, credits)}
      </b>
      {words ? <span className="sr"> {words}</span> : null}
    </>
  );
}
