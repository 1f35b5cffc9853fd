import type { ReactNode } from "react";

/** One part of the kit under its name. */
export function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack" data-exhibit={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
