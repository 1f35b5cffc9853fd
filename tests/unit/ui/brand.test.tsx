import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EntryWarning } from "#app/features/site/entry-warning-view";
import { Brand, BrandProvider, Mark } from "#app/ui/brand";
import { EmptyState } from "#app/ui/empty-state";
import { TopBar } from "#app/ui/layouts/top-bar";
import { composeMail } from "#server/reference-backend/mail/compose";
import { htmlOf } from "./html-of";

const MAX_BYTES = 1_200;
const OWN = { src: "/media/own.svg", width: 160, height: 40 };

const WARNING = {
  layouts: ["default"],
  title: "Adults only",
  adults: "",
  fictional: "",
  costs: "",
  enter: "Enter",
  leave: "Leave",
  key: "",
  next: "/",
} as const;

/** How the rings are drawn, wherever they stand. */
const ringsOf = (html: string) =>
  [...html.matchAll(/<circle[^>]*?cx="(\d+)" cy="(\d+)" r="([\d.]+)"/g)].map(([, ...numbers]) => numbers);
const RINGS = [
  ["8", "12", "6.7"],
  ["17", "12", "6.7"],
];

describe("LOOK-05 the mark", () => {
  test("LOOK-05 mark and word are inline vectors under 1.2 KB that read as the site's name", () => {
    const html = htmlOf(<Brand name="Rendez" />);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
    expect(html).not.toMatch(/<use|href|<img/);
    expect(html.replace(/<[^>]*>/g, "")).toBe("Rendez");
  });

  test("LOOK-05 a site of another name has the mark and its own name in letters", () => {
    const html = htmlOf(<Brand name="Meet & Greet" />);
    expect(ringsOf(html)).toEqual(RINGS);
    expect(html.replace(/<[^>]*>/g, "")).toBe("Meet &amp; Greet");
  });

  test.each([
    ["bar", <TopBar key="bar" home={{ href: "/", name: "Rendez" }} navLabel="Main" />],
    ["entry page", <EntryWarning key="entry" model={WARNING} siteName="Rendez" />],
    ["empty and error pages", <EmptyState key="none" icon="alert" title="Nothing here" text="" />],
    ["match overlay", <Mark key="match" />],
  ])("LOOK-05 the %s has the rings, or the operator's own picture in their place", (_, part) => {
    expect(ringsOf(htmlOf(part))).toEqual(RINGS);
    const own = htmlOf(<BrandProvider value={OWN}>{part}</BrandProvider>);
    expect(ringsOf(own)).toEqual([]);
    expect(own).toContain('src="/media/own.svg" width="160" height="40"');
  });

  test("LOOK-05 mails of the reference backend and the browser's tab show the same rings", () => {
    const mail = composeMail({ kind: "activation", language: "en", words: { site: "Rendez" }, link: "#" });
    expect(ringsOf(mail.html)).toEqual(RINGS);
    expect(ringsOf(readFileSync("public/favicon.svg", "utf8"))).toEqual(RINGS);
  });

  test("LOOK-05 a mail has one button, both schemes, a line for the list of mails and plain text beside", () => {
    const mail = composeMail({ kind: "activation", language: "de", words: { site: "Rendez" }, link: "#go" });
    expect(mail.html.match(/class="go"/g)).toHaveLength(1);
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).toContain("prefers-color-scheme:dark");
    expect(mail.html).toMatch(/<body[^>]*><div style="display:none[^>]*>\S/);
    expect(mail.text).not.toContain("<");
  });
});
