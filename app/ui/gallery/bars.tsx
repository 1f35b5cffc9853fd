import { Badge } from "../badge";
import { CreditsBadge } from "../credits-badge";
import { Icon } from "../icon";
import { FooterParts } from "../layouts/footer";
import { TopBar } from "../layouts/top-bar";
import { Menu, MenuButton, MenuLink } from "../menu";
import { portraits } from "./portraits";

function Languages() {
  return (
    <Menu label="Language: English" round summary={<Icon name="globe" />}>
      <MenuLink href="#en" lang="en" current>
        English
      </MenuLink>
      <MenuLink href="#de" lang="de">
        Deutsch
      </MenuLink>
    </Menu>
  );
}

/** The bar as a member with few credits sees it. */
export function SampleTopBar() {
  return (
    <TopBar
      home={{ href: "#members", name: "Rendez" }}
      navLabel="Main"
      items={[
        { href: "#search", icon: "search", label: "Search", current: true },
        {
          href: "#chats",
          icon: "message",
          label: "Messages",
          badge: <Badge count={120} name="unread" words="unread" />,
        },
        {
          href: "#likes",
          icon: "heart",
          label: "Likes",
          badge: <Badge count={4} name="likes" words="new" />,
        },
        {
          href: "#credits",
          icon: "coins",
          label: "Credits",
          badge: <CreditsBadge credits={7} words="credits left" />,
        },
      ]}
      account={{
        name: "Alexandra",
        short: "Me",
        photo: portraits.three,
        entries: (
          <>
            <MenuLink href="#profile" icon="user">
              My profile
            </MenuLink>
            <MenuLink href="#settings" icon="settings">
              Settings
            </MenuLink>
            <li>
              <form method="get">
                <MenuButton icon="log-out">Logout</MenuButton>
              </form>
            </li>
          </>
        ),
      }}
      language={<Languages />}
    />
  );
}

/** The foot of every page. */
export function SampleFooter() {
  const names = [
    "Terms",
    "Privacy",
    "Cookies",
    "Ban",
    "Pricing",
    "Complaints",
    "Return policy",
    "FAQ",
    "Support",
  ];
  return (
    <footer className="foot">
      <FooterParts
        label="About this site"
        links={names.map((label) => ({ href: `#${label.toLowerCase().replace(" ", "-")}`, label }))}
        company={["Example Company B.V.", "Example street 1, 1000 AA Amsterdam"]}
        disclaimer="Fictional profiles are marked and meant for entertainment."
      />
    </footer>
  );
}
