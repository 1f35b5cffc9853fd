import { expect, test } from "vitest";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { Countdown } from "#app/ui/countdown";
import { Dialog } from "#app/ui/dialog";
import { Flash, FlashArea } from "#app/ui/flash";
import { DefaultLayout } from "#app/ui/layouts/default-layout";
import { TopBar } from "#app/ui/layouts/top-bar";
import { Menu, MenuLink } from "#app/ui/menu";
import { Pager } from "#app/ui/pager";
import { ShowMore } from "#app/ui/show-more";
import { Stepper } from "#app/ui/stepper";
import { Tabs } from "#app/ui/tabs";
import { htmlOf, tagOf, textOf } from "./html-of";

test("NAV-07 menus open without scripts and close with them", () => {
  const html = htmlOf(
    <Menu summary="Anna">
      <MenuLink href="/settings">Settings</MenuLink>
    </Menu>,
  );
  expect(html).toMatch(/^<rz-menu class="menu"><details><summary>Anna<\/summary><ul/);
});

test("NAV-04 the bar names the page one is on and keeps its badges in the piece that swaps refresh", () => {
  const html = htmlOf(
    <TopBar
      home={{ href: "/members", name: "Rendez" }}
      navLabel="Main"
      items={[
        { href: "/members", icon: "search", label: "Search", current: true },
        { href: "/chats", icon: "message", label: "Messages", badge: <Badge count={120} name="unread" /> },
      ]}
    />,
  );
  expect(tagOf(html, "a")).toContain('href="/members"');
  expect(html).toMatch(/href="\/members" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  const piece = html.slice(html.indexOf('data-piece="badges"'));
  expect(piece).toContain('data-badge="unread"');
  expect(textOf(html)).toBe("Rendez Search Messages 99+");
});

test("NAV-07 the account menu carries name, short name and entries; without an account there is none", () => {
  const account = { name: "Anna", short: "Me", entries: <MenuLink href="/profile">My profile</MenuLink> };
  const home = { href: "/", name: "Rendez" };
  expect(textOf(htmlOf(<TopBar home={home} navLabel="Main" account={account} />))).toBe(
    "Rendez Anna Me My profile",
  );
  expect(htmlOf(<TopBar home={home} navLabel="Main" />)).not.toContain("<nav");
});

test("NAV-01 the default layout leads past the bar, and always has a place for flashes", () => {
  const html = htmlOf(
    <DefaultLayout skip="Skip" header={<header />} footer={<footer />}>
      content
    </DefaultLayout>,
  );
  expect(tagOf(html, "a")).toContain('href="#main"');
  expect(tagOf(html, "main")).toContain('id="main"');
  expect(html).toContain('data-piece="flash"');
  expect(tagOf(html, "rz-loading-bar")).not.toBe("");
});

test("good news is a status, a fault is an alert that can be closed without scripts", () => {
  const html = htmlOf(
    <FlashArea>
      <Flash kind="success">Saved</Flash>
      <Flash kind="error" dismiss={{ href: "/chats", label: "Close" }}>
        Failed
      </Flash>
    </FlashArea>,
  );
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
  expect(html).toContain('<a href="/chats" aria-label="Close">');
});

test("a dialog is named by its title, closes without scripts, and can be locked", () => {
  const open = htmlOf(
    <Dialog id="d" title="Credits" close="Close">
      x
    </Dialog>,
  );
  expect(tagOf(open, "dialog")).toContain('aria-labelledby="d-title"');
  expect(open).toContain('<form method="dialog">');
  const locked = htmlOf(
    <Dialog id="d" title="Important" locked>
      x
    </Dialog>,
  );
  expect(tagOf(locked, "rz-dialog")).toContain("data-modal-lock");
  expect(locked).not.toContain('method="dialog"');
});

test("a busy button says so", () => {
  expect(htmlOf(<Button busy>Send</Button>)).toContain('aria-busy="true"');
  expect(htmlOf(<Button>Send</Button>)).not.toContain("aria-busy");
});

test("a countdown shows two-digit hours, minutes and seconds as the server saw them", () => {
  expect(textOf(htmlOf(<Countdown secondsLeft={5403.9} />)).replace(/ /g, "")).toBe("01:30:03");
  expect(
    textOf(htmlOf(<Countdown secondsLeft={-5} units={["minutes", "seconds"]} />)).replace(/ /g, ""),
  ).toBe("00:00");
});

test("show more is a link to the next page that names the list it grows", () => {
  const html = htmlOf(<ShowMore list="members" href="/members?page=2" label="Show more" />);
  expect(tagOf(html, "rz-show-more")).toContain('data-list="members"');
  expect(tagOf(html, "rz-show-more")).not.toContain("data-auto");
  expect(tagOf(html, "a")).toContain('rel="next"');
});

test("the first page has no link to a page before it", () => {
  const html = htmlOf(<Pager label="Pages" text="Page 1 of 2" next={{ href: "?page=2", label: "Next" }} />);
  expect(html).not.toContain('rel="prev"');
  expect(textOf(html)).toBe("Page 1 of 2 Next");
});

test("SIGN-02 steps are dots for the eye and one sentence for the ear", () => {
  const html = htmlOf(<Stepper step={2} total={4} text="Step 2 of 4" />);
  expect(textOf(html)).toBe("Step 2 of 4");
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
});

test("LIKE-01 tabs are links, one of them current", () => {
  const tabs = [
    { href: "/likes/received", label: "Received", current: true, count: 2 },
    { href: "/likes/sent", label: "Sent", count: 0 },
  ];
  expect(textOf(htmlOf(<Tabs label="Likes" tabs={tabs} />))).toBe("Received 2 Sent");
});
