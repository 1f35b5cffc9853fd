import type { ReactNode } from "react";
import { Icon } from "./icon";

type ChipProps = {
  children: ReactNode;
  /** Link to the same list without this filter, and its words ("Remove filter: Utrecht"). */
  remove?: { href: string; label: string } | undefined;
  /** Link to where a filter that is not set is chosen. */
  choose?: string | undefined;
};

/** One filter, or one plain keyword such as an interest. Goes inside {@link Chips}. */
export function Chip({ children, remove, choose }: ChipProps) {
  if (!remove && choose !== undefined) {
    return (
      <li className="unset">
        <a className="chip" href={choose}>
          <span>{children}</span>
          <Icon name="chevron-down" />
        </a>
      </li>
    );
  }
  if (!remove) {
    return (
      <li>
        <span className="chip chip-plain">{children}</span>
      </li>
    );
  }
  return (
    <li>
      <a className="chip" href={remove.href} aria-label={remove.label}>
        <span>{children}</span>
        <Icon name="x" />
      </a>
    </li>
  );
}

/** The row that chips stand in. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="chips" aria-label={label}>
      {children}
    </ul>
  );
}
