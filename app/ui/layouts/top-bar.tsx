import type { ReactNode } from "react";
import { Avatar } from "../avatar";
import { Brand } from "../brand";
import { Icon, type IconName } from "../icon";
import { Menu } from "../menu";

export type NavItem = {
  href: string;
  icon: IconName;
  label: string;
  /** For the thumb bar, where five stand side by side. */
  short?: string;
  current?: boolean;
  /** A Badge or CreditsBadge. */
  badge?: ReactNode;
};

type Account = {
  /** Shown from 768 px: the profile's name. Below it, `short` ("Me"). */
  name: string;
  short: string;
  photo?: string;
  /** MenuLink and MenuButton entries: My profile, Settings, Logout. */
  entries: ReactNode;
};

type TopBarProps = {
  /** Before the logo: the back button of the installed app. */
  start?: ReactNode;
  /** `label` where there is no name to be read. */
  home: { href: string; name: string; label?: string | undefined };
  navLabel: string;
  /** At most four: with the account they make the thumb bar's five. */
  items?: readonly NavItem[];
  account?: Account;
  /** The language menu. */
  language?: ReactNode;
  /** Login for visitors. */
  end?: ReactNode;
};

/** Logo, navigation, language, account. Below 768 px the navigation is a bar under the thumb. */
export function TopBar(props: TopBarProps) {
  return (
    <header className={topBarClass(props.items !== undefined || props.account !== undefined)}>
      <TopBarParts {...props} />
    </header>
  );
}

export function topBarClass(hasNav: boolean): string {
  return hasNav ? "top has-nav" : "top";
}

/** What stands in `<header class="top">`. */
export function TopBarParts({ start, home, navLabel, items = [], account, language, end }: TopBarProps) {
  const hasNav = items.length > 0 || account !== undefined;
  return (
    <>
      {start}
      <a className="logo" href={home.href} aria-label={home.label} translate="no">
        <Brand name={home.name} />
      </a>
      {hasNav ? (
        <nav className="nav" aria-label={navLabel}>
          <ul data-piece="badges">
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href} aria-current={item.current ? "page" : undefined}>
                  <Icon name={item.icon} />
                  <span className={item.short ? "label long" : "label"}>{item.label}</span>{" "}
                  {item.short ? <span className="label short">{item.short}</span> : null}
                  {item.badge}
                </a>
              </li>
            ))}
            {account ? <AccountEntry account={account} /> : null}
          </ul>
        </nav>
      ) : null}
      {language}
      {end}
    </>
  );
}

function AccountEntry({ account }: { account: Account }) {
  return (
    <li className="account">
      <Menu
        summary={
          <>
            {account.photo ? <Avatar first src={account.photo} size="small" /> : <Icon name="user" />}
            <span className="label long">{account.name}</span>{" "}
            <span className="label short">{account.short}</span>
          </>
        }
      >
        {account.entries}
      </Menu>
    </li>
  );
}
