import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { dialogStarter, elementsStarter } from "./browser/starter";
import { AlertPlace } from "./features/alerts/alert-view";
import { loadAlert } from "./features/alerts/alerts.server";
import { loadOverlay } from "./features/likes/overlay.server";
import { MatchOverlay } from "./features/likes/overlay-view";
import { loadTimeBonusFrame } from "./features/payments/time-bonus.server";
import { TimeBonusLine, TimeBonusModal } from "./features/payments/time-bonus-view";
import { ErrorPage } from "./features/site/error-view";
import { PageFrame } from "./features/site/page-frame";
import { PageMeta, type Share } from "./features/site/page-meta";
import { SPECULATION_RULES } from "./features/site/prefetch";
import { type Shell, titleOf } from "./features/site/shell";
import { loadShell } from "./features/site/shell.server";
import { HydrationScripts } from "./hydration-scripts";
import { PageOutlet, useDrawnRoute, usePageData, useRootData } from "./page-data";
import { paths } from "./paths";
import { ReactPage } from "./react-page";
import type { RouteHandle } from "./route-handle";
import { addressWithoutLanguage } from "./session/language.server";
import cssUrl from "./ui/app.css?url";
import { BrandProvider } from "./ui/brand";
import { DataUseProvider } from "./ui/data-use";
import { STILL } from "./ui/still";
import { useShell } from "./use-shell";

export async function loader({ context }: LoaderFunctionArgs) {
  const clean = addressWithoutLanguage(context);
  if (clean) throw redirect(clean, 303);
  const [shell, timeBonus] = await Promise.all([loadShell(context), loadTimeBonusFrame(context)]);
  const profile = shell.member && shell.flash?.profile;
  const overlay = profile === undefined ? undefined : await loadOverlay(context, profile);
  const alert = await loadAlert(context, {
    outdated: shell.outdated ?? false,
    offered: timeBonus !== undefined,
  });
  // The overlay says what the flash would have said.
  return { shell: overlay ? { ...shell, flash: undefined } : shell, overlay, alert, timeBonus };
}

type Described =
  | { title?: string; description?: string; share?: Share; still?: boolean; unlisted?: boolean }
  | undefined;

function usePage() {
  const { handle, error } = useDrawnRoute();
  const data = usePageData<unknown>() as Described;
  return { handle: data?.still ? { ...handle, hydrate: undefined } : handle, data, error };
}

/** The document of every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <ReactPage>
      <Document>{children}</Document>
    </ReactPage>
  );
}

function Document({ children }: { children: ReactNode }) {
  const shell = useShell();
  const { handle, data, error } = usePage();
  return (
    <html
      lang={shell?.lang ?? "en"}
      data-accent={shell?.accent}
      data-less={shell?.lessData ? "" : undefined}
      data-failed-text={shell?.common.failed_offline}
      data-close-text={shell?.common.close}
    >
      {import.meta.env.SSR ? <Head /> : <head {...STILL} />}
      <body>
        <BrandProvider value={shell?.logo}>
          <DataUseProvider value={shell?.dataUse ?? "full"}>{children}</DataUseProvider>
        </BrandProvider>
        {shell?.member ? (
          <CountsOf shell={shell} title={data?.title} isChat={handle.layout === "chat"} />
        ) : null}
        {import.meta.env.SSR && shell && !handle.hydrate ? <Starter shell={shell} handle={handle} /> : null}
        {shell?.prefetch ? (
          <script
            type="speculationrules"
            nonce={shell.nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SPECULATION_RULES : "" }}
          />
        ) : null}
        {handle.hydrate && !error ? (
          <HydrationScripts nonce={shell?.nonce} elements={shell?.enhanceUrl} />
        ) : null}
      </body>
    </html>
  );
}

/** Starts the custom elements: at once, or on a page without scripts as soon as its bar's dialog is wanted. */
function Starter({ shell, handle }: { shell: Shell; handle: RouteHandle }) {
  const offersDialog = shell.signups?.closed === false && !shell.member && handle.layout === undefined;
  if (handle.scriptless && !offersDialog) return null;
  const start = handle.scriptless ? dialogStarter : elementsStarter;
  return (
    <script
      nonce={shell.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words around an address of ours
      dangerouslySetInnerHTML={{ __html: start(shell.enhanceUrl) }}
    />
  );
}

/** Keeps the numbers of the bar and the title current. */
function CountsOf({ shell, title, isChat }: { shell: Shell; title: string | undefined; isChat: boolean }) {
  if (!import.meta.env.SSR) return <rz-badges src="" data-title="" {...STILL} />;
  return (
    <rz-badges
      src={paths.badges()}
      data-title={titleOf({ ...shell, member: undefined }, title)}
      data-worker={shell.worker}
      data-new-like={isChat ? undefined : paths.newLike()}
      data-owner={isChat ? undefined : shell.member?.id}
    />
  );
}

/** What a page says about itself; it is read before any script. */
function Head() {
  const shell = useShell();
  const { handle, data, error } = usePage();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const failedTitle = shell?.failure?.isAway ? shell.common.break_title : shell?.common.page_failed;
  const errorTitle = notFound ? shell?.common.not_found_title : failedTitle;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <PageMeta
        shell={shell}
        title={error ? errorTitle : data?.title}
        description={data?.description}
        share={data?.share}
        failed={Boolean(error)}
        unlisted={data?.unlisted}
      />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href={cssUrl} />
      {handle.css && !error ? <link rel="stylesheet" href={handle.css} /> : null}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {shell?.member ? <InstallLinks /> : null}
    </head>
  );
}

/** For members only: what a visitor looks at first loads nothing it does not show. */
function InstallLinks() {
  return (
    <>
      <link rel="manifest" href={paths.manifest()} crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

export default function App() {
  const shell = useShell();
  const { handle } = usePage();
  const { overlay, alert, timeBonus } = useRootData<typeof loader>() ?? {};
  // Where React takes the page over, the custom elements wait for it: they change what it compares.
  useEffect(() => window.__startElements?.(), []);
  if (!shell) return <PageOutlet />;
  return (
    <PageFrame
      shell={shell}
      layout={handle.layout}
      hideAccount={handle.hideAccount}
      alert={
        shell.member || alert ? (
          <AlertPlace alert={alert} swap={!handle.hydrate}>
            {import.meta.env.SSR && alert?.name === "offer_line" && timeBonus ? (
              <TimeBonusLine frame={timeBonus} />
            ) : null}
          </AlertPlace>
        ) : null
      }
      overlay={import.meta.env.SSR && overlay ? <MatchOverlay key={overlay.profile} model={overlay} /> : null}
      offer={timeBonus ? <TimeBonusModal frame={timeBonus} /> : null}
    >
      <PageOutlet />
    </PageFrame>
  );
}

/** A page for what broke, which the server alone draws. */
export function ErrorBoundary() {
  return import.meta.env.SSR ? <BrokenPage /> : null;
}

/** What broke, in words for members; operators find the request id in their log. */
function BrokenPage() {
  const shell = useShell();
  const { error } = useDrawnRoute();
  if (!shell) return <p>An error has occurred.</p>;
  return (
    <PageFrame shell={shell}>
      <ErrorPage shell={shell} error={isRouteErrorResponse(error) ? error : undefined} />
    </PageFrame>
  );
}
