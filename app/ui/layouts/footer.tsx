import type { ReactNode } from "react";

type FooterLink = {
  href: string;
  label: string;
  /** Left out in the installed app. */
  browserOnly?: boolean;
};

type FooterProps = {
  label: string;
  links: readonly FooterLink[];
  /** Company name, address, numbers: one line each. */
  company?: readonly string[];
  contact?: ReactNode;
  disclaimer?: ReactNode;
  /** For browsers that do not apply the style sheet; it hides the link. */
  unstyled?: { href: string; label: string };
};

/** Links everyone may need, who runs the site, and the disclaimer: what stands in `<footer class="foot">`. */
export function FooterParts({ label, links, company = [], contact, disclaimer, unstyled }: FooterProps) {
  return (
    <>
      <nav aria-label={label}>
        <ul>
          {links.map((link) => (
            <li key={link.href} className={link.browserOnly ? "browser-only" : undefined}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {company.length > 0 || contact ? (
        <address>
          {company.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {contact}
        </address>
      ) : null}
      {disclaimer ? <p className="disclaimer">{disclaimer}</p> : null}
      {unstyled ? (
        <p className="unstyled">
          <a href={unstyled.href}>{unstyled.label}</a>
        </p>
      ) : null}
    </>
  );
}
