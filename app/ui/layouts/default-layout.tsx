import type { ReactNode } from "react";
import { FlashArea } from "../flash";
import { LoadingBar } from "../loading-bar";
import { mainId, SkipLink } from "./skip-link";

export type LayoutProps = {
  skip: string;
  /** TopBar. */
  header?: ReactNode;
  /** The one notice a page may have. */
  alerts?: ReactNode;
  /** Flash elements. */
  flash?: ReactNode;
  /** Footer, which carries the disclaimer. */
  footer?: ReactNode;
  /** Dialogs, such as the entry warning. */
  overlay?: ReactNode;
  children: ReactNode;
};

/** Bar, alerts, content, footer. */
export function DefaultLayout(props: LayoutProps) {
  return <Frame {...props} className="page" />;
}

/** Logo bar, content from edge to edge, footer. */
export function LanderLayout(props: LayoutProps) {
  return <Frame {...props} className="page lander" />;
}

/** Only the content, in the middle. */
export function EmptyLayout({ skip, flash, overlay, children }: LayoutProps) {
  return (
    <Frame skip={skip} flash={flash} overlay={overlay} className="page empty-page">
      {children}
    </Frame>
  );
}

function Frame({
  className,
  skip,
  header,
  alerts,
  flash,
  footer,
  overlay,
  children,
}: LayoutProps & { className: string }) {
  return (
    <div className={className}>
      <SkipLink text={skip} />
      <LoadingBar />
      {header}
      {alerts ? (
        <aside className="notes">
          <div className="alerts">{alerts}</div>
        </aside>
      ) : null}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <FlashArea>{flash}</FlashArea>
      {overlay}
    </div>
  );
}
