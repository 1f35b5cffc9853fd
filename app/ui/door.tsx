import type { ReactNode } from "react";
import posterUrl from "./door-poster.svg";

type DoorProps = {
  /** What the site promises, on the poster. */
  promise?: string;
  children: ReactNode;
};

/** A way in: its form, and on a wide screen two people in the rings as a poster beside it. */
export function Door({ promise, children }: DoorProps) {
  return (
    <div className="door">
      {children}
      <div className="door-poster">
        <img src={posterUrl} width={640} height={400} alt="" loading="lazy" />
        {promise ? <p>{promise}</p> : null}
      </div>
    </div>
  );
}
