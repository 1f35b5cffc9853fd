import type { ReactNode } from "react";
import { DefaultLayout, EmptyLayout, LanderLayout } from "#app/ui/layouts/default-layout";
import { LogoBar, SiteTopBar } from "./bar-view";
import { LessDataLine } from "./data-use-view";
import type { PageLayout } from "./entry-rule";
import { EntryWarning } from "./entry-warning-view";
import type { Shell } from "./shell";
import { SiteFlash, SiteFooter } from "./shell-view";

type PageFrameProps = {
  shell: Shell;
  layout?: PageLayout;
  hideAccount?: boolean;
  /** What comes over the page with its flash: a new like. */
  overlay?: ReactNode;
  /** The one notice, which the member can send away (LOOK-06). */
  alert?: ReactNode;
  /** The dialog of the welcome offer, in the default layout. */
  offer?: ReactNode;
  children: ReactNode;
};

/** What stands around a page's content in its layout (SPEC §2, NAV-01). Chat pages draw their own full screen. */
export function PageFrame({ layout = "default", ...props }: PageFrameProps) {
  const warning = props.shell.entryWarning;
  return (
    <>
      {/* No page that React takes over is one that visitors see. */}
      {import.meta.env.SSR && warning?.layouts.includes(layout) ? (
        <EntryWarning model={warning} siteName={props.shell.siteName} />
      ) : null}
      <Frame layout={layout} {...props} />
    </>
  );
}

function Frame({ shell, layout, hideAccount, overlay, alert, offer, children }: PageFrameProps) {
  const { skip } = shell.common;
  if (layout === "chat") return children;
  const flash = (
    <>
      <SiteFlash shell={shell} />
      {overlay}
    </>
  );
  if (import.meta.env.SSR && layout === "empty") {
    return (
      <EmptyLayout skip={skip} flash={flash}>
        {children}
      </EmptyLayout>
    );
  }
  if (import.meta.env.SSR && layout === "lander") {
    return (
      <LanderLayout
        skip={skip}
        flash={flash}
        header={<LogoBar shell={shell} />}
        footer={<Foot shell={shell} />}
      >
        {children}
      </LanderLayout>
    );
  }
  return (
    <DefaultLayout
      skip={skip}
      flash={flash}
      header={<SiteTopBar shell={shell} account={!hideAccount} />}
      overlay={offer}
      alerts={alert}
      footer={<Foot shell={shell} />}
    >
      {children}
    </DefaultLayout>
  );
}

/** Below the content: that less is shown, and the footer. */
function Foot({ shell }: { shell: Shell }) {
  return (
    <>
      {shell.lessData ? (
        <div className="less">
          <LessDataLine shell={shell} />
        </div>
      ) : null}
      <SiteFooter shell={shell} />
    </>
  );
}
