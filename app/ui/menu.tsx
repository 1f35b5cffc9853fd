import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type MenuProps = {
  /** What is seen; give `label` too when it is only a picture. */
  summary: ReactNode;
  label?: string;
  /** Opens towards the end of the line instead of its start. */
  fromStart?: boolean;
  /** A round icon button instead of text. */
  round?: boolean;
  children: ReactNode;
};

/** A list of actions that opens without script; {@link MenuLink} and {@link MenuButton} go inside. */
export function Menu({ summary, label, fromStart, round, children }: MenuProps) {
  return (
    <rz-menu class={fromStart ? "menu menu-start" : "menu"}>
      <details>
        <summary aria-label={label} className={round ? "btn btn-quiet btn-round" : undefined}>
          {summary}
        </summary>
        <ul className="menu-list">{children}</ul>
      </details>
    </rz-menu>
  );
}

type MenuLinkProps = { href: string; icon?: IconName; current?: boolean; lang?: string; children: ReactNode };

/** An entry that leads somewhere. */
export function MenuLink({ href, icon, current, lang, children }: MenuLinkProps) {
  return (
    <li>
      <a href={href} lang={lang} hrefLang={lang} aria-current={current ? "true" : undefined}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </a>
    </li>
  );
}

type MenuButtonProps = {
  icon?: IconName;
  /** Red words for what cannot be undone. */
  risky?: boolean;
  current?: boolean;
  lang?: string;
  name?: string;
  value?: string;
  /** Id of the form it submits, when it does not stand inside one. */
  form?: string;
  children: ReactNode;
};

/** An entry that changes something; wrap it as `<li><form>…</form></li>` or name its `form`. */
export function MenuButton({ icon, risky, current, lang, name, value, form, children }: MenuButtonProps) {
  return (
    <button
      type="submit"
      className={risky ? "risky" : undefined}
      name={name}
      value={value}
      form={form}
      lang={lang}
      aria-current={current ? "true" : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
