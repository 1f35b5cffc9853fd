import type { ArrivalPromise } from "./arrival-promise.server";

/** The lander's look and promise above the signup's form, and what was chosen there (LAND-07). */
export function ArrivalPromiseView({ promise }: { promise: ArrivalPromise }) {
  const { lander, label, promise: said, pitch, answers, answersLabel } = promise;
  return (
    <header className={lander ? `promise promise-${lander}` : "promise"}>
      {label ? <p className="promise-label">{label}</p> : null}
      <p className="promise-pitch">{said}</p>
      {pitch ? <p className="promise-label">{pitch}</p> : null}
      {answers.length > 0 ? (
        <ul aria-label={answersLabel}>
          {answers.map((answer) => (
            <li key={answer} className="chip chip-plain">
              {answer}
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}
