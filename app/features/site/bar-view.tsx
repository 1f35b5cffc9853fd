import { paths } from "#app/paths";
import { Badge } from "#app/ui/badge";
import { BrandProvider } from "#app/ui/brand";
import { ButtonLink } from "#app/ui/button";
import { CreditsBadge } from "#app/ui/credits-badge";
import { Icon } from "#app/ui/icon";
import { type Fills, KeptPiece } from "#app/ui/kept-piece";
import { KeyField } from "#app/ui/key-field";
import { type NavItem, TopBar, TopBarParts, topBarClass } from "#app/ui/layouts/top-bar";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu";
import { STILL } from "#app/ui/still";
import { BackButton, hasBackButton } from "./back-button";
import type { Shell } from "./shell";

/** Everything the bar shows but for its form keys and the page's own address: by this it is kept. */
interface Bar
  extends Pick<Shell, "siteName" | "home" | "logo" | "nav" | "signups" | "loginUrl" | "signupUrl"> {
  /** The place of the bar that the page is or belongs to; empty where it has none. */
  place: string;
  back: string | undefined;
  homeLabel: string | undefined;
  /** Who is here; `away`: somebody, upstream cannot say who (OPS-08); undefined where the bar does not say it. */
  who: "member" | "away" | "visitor" | undefined;
  member: Omit<NonNullable<Shell["member"]>, "logoutKey" | "confirmed"> | undefined;
  languages: Omit<NonNullable<Shell["languages"]>, "key" | "next"> | undefined;
}

function barOf(shell: Shell, account: boolean): Bar {
  const { siteName, home, logo, nav, signups, loginUrl, signupUrl, path, common, languages } = shell;
  const { logoutKey: _, confirmed: __, ...member } = shell.member ?? ({} as NonNullable<Shell["member"]>);
  const here = shell.member ? "member" : shell.awayMember ? "away" : "visitor";
  return {
    ...{ siteName, home, logo, nav, signups, loginUrl, signupUrl },
    place: placeOf(path),
    back: hasBackButton(path) ? common.back : undefined,
    homeLabel: homeLabelOf(shell),
    who: account ? here : undefined,
    member: shell.member && member,
    languages: languages && { current: languages.current, offered: languages.offered },
  };
}

const PLACES = [paths.members(), paths.credits(), paths.premium(), paths.login(), paths.signup()];

/** Conversations and likes are places with all that is in them; of the others only the page itself. */
function placeOf(path: string): string {
  const whole = [paths.chats(), paths.likes()].find((place) => path.startsWith(place));
  return whole ?? PLACES.find((place) => place === path) ?? "";
}

/** Logo, navigation, language and account (NAV-03, NAV-04, NAV-07). */
export function SiteTopBar({ shell, account = true }: { shell: Shell; account?: boolean }) {
  if (!import.meta.env.SSR) return <header {...STILL} />;
  const bar = barOf(shell, account);
  const fills = {
    logoutKey: (shell.member ?? shell.awayMember)?.logoutKey ?? "",
    languageKey: shell.languages?.key ?? "",
    next: shell.languages?.next ?? "",
  };
  const isSomebody = bar.who === "member" || bar.who === "away";
  return (
    <KeptPiece as="header" className={topBarClass(isSomebody)} shown={bar} fills={fills}>
      {(holes) => (
        <BrandProvider value={bar.logo}>
          <TopBarParts
            start={bar.back ? <BackButton label={bar.back} /> : null}
            home={{ href: bar.home, name: bar.siteName, label: bar.homeLabel }}
            navLabel={bar.nav.main}
            items={isSomebody ? itemsFor(bar) : undefined}
            account={isSomebody ? accountOf(bar, holes) : undefined}
            language={<LanguageMenu bar={bar} holes={holes} />}
            end={bar.who === "visitor" ? <VisitorLinks bar={bar} /> : null}
          />
        </BrandProvider>
      )}
    </KeptPiece>
  );
}

/** All that a lander has on top (SPEC §2). */
export function LogoBar({ shell }: { shell: Shell }) {
  const home = { href: shell.home, name: shell.siteName, label: homeLabelOf(shell) };
  return <TopBar home={home} navLabel={shell.nav.main} />;
}

/** The mark stands alone where the name is not known; then it is said where it leads. */
function homeLabelOf({ siteName, common }: Shell) {
  return siteName === "" ? common.not_found_home : undefined;
}

/** A modal needs room: smartphones, held upright or not, go to the page (HOME-04). */
const MODAL_ON = "(min-width:768px) and (min-height:480px)";

/** Ways in, both quiet: the one filled button is the page's own. */
function VisitorLinks({ bar: { nav, place, loginUrl, signupUrl, signups } }: { bar: Bar }) {
  // Upstream is away: neither could work.
  if (!signups) return null;
  return (
    <>
      {place === paths.login() ? null : (
        <ButtonLink variant="quiet" size="small" icon="log-in" href={loginUrl}>
          <span className="bar-word">{nav.login}</span>
        </ButtonLink>
      )}
      {place === paths.signup() ? null : signups.closed ? (
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

/** Where a member goes, with the numbers of what waits there. */
function itemsFor({ nav, place, member }: Bar): NavItem[] {
  const items: NavItem[] = [
    { href: paths.members(), icon: "search", label: nav.search, short: nav.search_short },
    {
      href: paths.chats(),
      icon: "message",
      label: nav.messages,
      short: nav.messages_short,
      badge: member ? (
        <Badge count={member.unread} name="unread" words={member.unread ? member.unreadWords : undefined} />
      ) : undefined,
    },
    {
      href: paths.likes(),
      icon: "heart",
      label: nav.likes,
      badge: member ? (
        <Badge count={member.newLikes} name="likes" words={member.newLikes ? member.likesWords : undefined} />
      ) : undefined,
    },
  ];
  if (member?.premium)
    items.push({
      href: paths.credits(),
      icon: "coins",
      label: nav.credits,
      badge: <CreditsBadge named credits={member.credits} words={member.creditsWords} />,
    });
  else if (member)
    items.push({ href: paths.premium(), icon: "premium", label: nav.premium, short: nav.premium_short });
  return items.map((item) => ({ ...item, current: item.href === place }));
}

function accountOf({ nav, member }: Bar, { logoutKey = "" }: Fills) {
  return {
    name: member?.name ?? nav.me,
    short: nav.me,
    photo: member?.photo,
    entries: (
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
    ),
  };
}

function LanguageMenu({
  bar: { languages, nav },
  holes: { languageKey = "", next },
}: {
  bar: Bar;
  holes: Fills;
}) {
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
          <KeyField value={languageKey} />
          <input type="hidden" name="next" value={next} />
          {languages.offered.map(({ code, name, htmlLang }) => (
            <MenuButton
              key={code}
              name="language"
              value={code}
              lang={htmlLang}
              current={code === languages.current}
            >
              {name}
            </MenuButton>
          ))}
        </form>
      </li>
    </Menu>
  );
}
