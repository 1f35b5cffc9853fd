import type { ReactNode } from "react";

export type PackageStyle = "p0" | "p1" | "p2" | "p3";

type PackageCardProps = {
  /** One of the four designs (SPEC §2, package cards). */
  look: PackageStyle;
  credits: string;
  price: string;
  /** What it costs without the discount, and the words for it. */
  before?: { label: string; price: string } | undefined;
  /** Why it costs less than usual. */
  reason?: string | undefined;
  /** With what it costs less still. */
  cheaper?: string | undefined;
  perMessage: string;
  /** "Popular", where the package is. */
  popular?: string;
  /** What can be done with it, such as a link to buy. */
  children?: ReactNode;
};

/** A package of credits: how many, what it costs, what a message costs then. */
export function PackageCard({
  look,
  credits,
  price,
  before,
  reason,
  cheaper,
  perMessage,
  popular,
  children,
}: PackageCardProps) {
  return (
    <li className={`package package-${look}${popular ? " package-popular" : ""}`}>
      {popular ? <p className="ribbon">{popular}</p> : null}
      <h3>{credits}</h3>
      <p className="price">{price}</p>
      {before ? (
        <p className="soft price-before">
          {before.label} <s>{before.price}</s>
        </p>
      ) : null}
      {reason ? <p className="soft">{reason}</p> : null}
      {cheaper ? <p>{cheaper}</p> : null}
      <p className="soft">{perMessage}</p>
      {children}
    </li>
  );
}

/** The packages beside each other, below each other on a phone. */
export function PackageList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="packages" aria-label={label}>
      {children}
    </ul>
  );
}
