import type { ReactNode } from "react";
import { Mark } from "./brand";

/** A way in: its form, and on a wide screen the mark as a poster beside it. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <div className="door">
      {children}
      <div className="door-poster">
        <Mark />
      </div>
    </div>
  );
}
