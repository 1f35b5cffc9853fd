import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  /** As wide as its column. */
  wide?: boolean;
  /** A round button with only an icon; then `label` is required, as text: text browsers show no aria-label. */
  round?: boolean;
  icon?: IconName;
};

/** The classes of a button, for the rare element that must look like one. */
function buttonClass({ variant = "primary", size = "medium", wide, round }: ButtonLook): string {
  let name = "btn";
  if (variant !== "primary") name += ` btn-${variant}`;
  if (size !== "medium") name += ` btn-${size}`;
  if (wide) name += " btn-wide";
  if (round) name += " btn-round";
  return name;
}

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
    busy?: boolean;
    label?: string;
    children?: ReactNode;
  };

/** A button that does something; inside a form it submits unless `type` says otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, round, icon, busy, label, children, type = "submit", ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide, round })}
      aria-busy={busy ? true : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {label ? <span className="sr">{label}</span> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style"> & {
    href: string;
    label?: string;
    children?: ReactNode;
  };

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, round, icon, label, href, children, ...rest } = props;
  return (
    <a {...rest} href={href} className={buttonClass({ variant, size, wide, round })}>
      {icon ? <Icon name={icon} /> : null}
      {label ? <span className="sr">{label}</span> : null}
      {children}
    </a>
  );
}
