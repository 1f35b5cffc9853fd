import { Fragment } from "react";
import { paths } from "#app/paths";
import { Badge } from "#app/ui/badge";
import { Button, ButtonLink } from "#app/ui/button";
import { CreditsBadge } from "#app/ui/credits-badge";
import { Flash } from "#app/ui/flash";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { type NavItem, TopBar } from "#app/ui/layouts/top-bar";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu";
import { STILL } from "#app/ui/still";
import { BackButton, hasBackButton } from "./back-button";
import type { Shell } from "./shell";

type ShellProps = { shell: Shell };

/** Logo, navigation, language and account (NAV-03, NAV-04, NAV-07). */
export function SiteTopBar({ shell, account = true }: ShellProps & { account?: boolean }) {
  if (!import.meta.env.SSR) return <header {...STILL} />;
  const { member, awayMember, nav, path } = shell;
  const logoutKey = member?.logoutKey ?? awayMember?.logoutKey;
  return (
    <TopBar
      start={hasBackButton(path) ? <BackButton label={shell.common.back} /> : null}
      home={homeOf(shell)}
      navLabel={nav.main}
      items={account ? itemsFor(shell) : undefined}
      account={
        logoutKey !== undefined && account
          ? {
              name: member?.name ?? nav.me,
              short: nav.me,
              photo: member?.photo,
              entries: <AccountEntries nav={nav} logoutKey={logoutKey} />,
            }
          : undefined
      }
      language={<LanguageMenu shell={shell} />}
      end={logoutKey === undefined && account ? <VisitorLinks shell={shell} /> : null}
    />
  );
}

/** A modal needs room: smartphones, held upright or not, go to the page (HOME-04). */
const MODAL_ON = "(min-width:768px) and (min-height:480px)";

/** Ways in, both quiet: the one filled button is the page's own. */
function VisitorLinks({ shell: { nav, path, loginUrl, signupUrl, signups } }: ShellProps) {
  // Upstream is away: neither could work.
  if (!signups) return null;
  return (
    <>
      {path === paths.login() ? null : (
        <ButtonLink variant="quiet" size="small" icon="log-in" href={loginUrl}>
          <span className="bar-word">{nav.login}</span>
        </ButtonLink>
      )}
      {path === paths.signup() ? null : signups.closed ? (
        <ButtonLink variant="quiet" size="small" icon="lock" href={signupUrl}>
          <span className="bar-word">{signups.label}</span>
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="secondary"
          size="small"
          href={signupUrl}
          data-dialog="signup"
          data-dialog-on={MODAL_ON}
        >
          {nav.signup}
        </ButtonLink>
      )}
    </>
  );
}

/** All that a lander has on top (SPEC §2). */
export function LogoBar({ shell }: ShellProps) {
  return <TopBar home={homeOf(shell)} navLabel={shell.nav.main} />;
}

/** The mark stands alone where the name is not known; then it is said where it leads. */
function homeOf({ home, siteName, common }: Shell) {
  return { href: home, name: siteName, label: siteName === "" ? common.not_found_home : undefined };
}

/** Where a member goes, with the numbers of what waits there. */
function placeItems({ nav, path }: Shell, member?: Shell["member"]): NavItem[] {
  return [
    {
      href: paths.members(),
      icon: "search",
      label: nav.search,
      short: nav.search_short,
      current: path === paths.members(),
    },
    {
      href: paths.chats(),
      icon: "message",
      label: nav.messages,
      short: nav.messages_short,
      current: path.startsWith(paths.chats()),
      badge: member ? (
        <Badge count={member.unread} name="unread" words={member.unread ? member.unreadWords : undefined} />
      ) : undefined,
    },
    {
      href: paths.likes(),
      icon: "heart",
      label: nav.likes,
      current: path.startsWith(paths.likes()),
      badge: member ? (
        <Badge count={member.newLikes} name="likes" words={member.newLikes ? member.likesWords : undefined} />
      ) : undefined,
    },
  ];
}

function itemsFor(shell: Shell): NavItem[] | undefined {
  if (shell.member) return navItems(shell, shell.member);
  return shell.awayMember ? placeItems(shell) : undefined;
}

function navItems(shell: Shell, member: NonNullable<Shell["member"]>): NavItem[] {
  const { nav, path } = shell;
  return [
    ...placeItems(shell, member),
    member.premium
      ? {
          href: paths.credits(),
          icon: "coins",
          label: nav.credits,
          current: path === paths.credits(),
          badge: <CreditsBadge named credits={member.credits} words={member.creditsWords} />,
        }
      : {
          href: paths.premium(),
          icon: "premium",
          label: nav.premium,
          short: nav.premium_short,
          current: path === paths.premium(),
        },
  ];
}

function AccountEntries({ nav, logoutKey }: { nav: Shell["nav"]; logoutKey: string }) {
  return (
    <>
      <MenuLink href={paths.profile()} icon="user">
        {nav.my_profile}
      </MenuLink>
      <MenuLink href={paths.settings()} icon="settings">
        {nav.settings}
      </MenuLink>
      <li>
        <form method="post" action={paths.logout()}>
          <KeyField value={logoutKey} />
          <MenuButton icon="log-out">{nav.logout}</MenuButton>
        </form>
      </li>
    </>
  );
}

function LanguageMenu({ shell: { languages, nav } }: ShellProps) {
  if (!languages || languages.offered.length < 2) return null;
  return (
    <Menu
      round
      label={nav.language}
      summary={
        <>
          <Icon name="globe" />
          <span translate="no">{languages.current.toUpperCase()}</span>
        </>
      }
    >
      <li>
        <form method="post" action={paths.language()}>
          <KeyField value={languages.key} />
          <input type="hidden" name="next" value={languages.next} />
          {languages.offered.map(({ code, name, htmlLang }) => (
            <Fragment key={code}>
              <MenuButton name="language" value={code} lang={htmlLang} current={code === languages.current}>
                {name}
              </MenuButton>
            </Fragment>
          ))}
        </form>
      </li>
    </Menu>
  );
}

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
