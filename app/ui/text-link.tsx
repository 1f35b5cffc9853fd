import type { AnchorHTMLAttributes } from "react";

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style"> & { href: string };

/** A link inside running text: underlined, in the accent's ink. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className="link">
      {children}
    </a>
  );
}
