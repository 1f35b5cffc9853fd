import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Flash } from "#app/ui/flash";
import { KeyField } from "#app/ui/key-field";
import { STILL } from "#app/ui/still";
import type { Shell } from "./shell";

type ShellProps = { shell: Shell };

/** Links, company, disclaimer (NAV-09). */
export function SiteFooter({ shell: { footer } }: ShellProps) {
  if (!footer) return null;
  if (!import.meta.env.SSR) return <footer {...STILL} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, of footer-html.server.tsx
  return <footer className="foot" dangerouslySetInnerHTML={{ __html: footer }} />;
}

/** The word left by the page before. */
export function SiteFlash({ shell: { flash, path, common, nav, member } }: ShellProps) {
  // React never draws into the place of flashes.
  if (!import.meta.env.SSR || !flash) return null;
  return (
    <Flash
      kind={flash.kind}
      dismiss={flash.kind === "error" ? { href: path, label: common.close } : undefined}
      action={
        flash.logout && member ? (
          <form method="post" action={paths.logout()}>
            <KeyField value={member.logoutKey} />
            <Button variant="secondary" size="small">
              {nav.logout}
            </Button>
          </form>
        ) : null
      }
    >
      {flash.text}
    </Flash>
  );
}
