import type { ReactNode } from "react";

type CardProps = {
  /** `chosen` carries the accent's border, `tint` its wash. */
  look?: "plain" | "chosen" | "tint";
  /** A short word on the upper edge, such as "popular". */
  ribbon?: string;
  children: ReactNode;
};

/** A calm box for things that belong together. */
export function Card({ look = "plain", ribbon, children }: CardProps) {
  return (
    <div className={look === "plain" ? "card" : `card card-${look}`}>
      {ribbon ? <p className="ribbon">{ribbon}</p> : null}
      {children}
    </div>
  );
}
