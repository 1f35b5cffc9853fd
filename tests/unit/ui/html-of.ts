import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The markup a member's browser receives for an element. */
export function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/** What a reader sees of some markup: its text without tags. */
export function textOf(html: string): string {
  return (
    html
      // A name's own direction is no space in what is read.
      .replace(/<\/?bdi>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** The first start tag of that name, attributes included. */
export function tagOf(html: string, name: string): string {
  return html.match(new RegExp(`<${name}[\\s>][^>]*>?`))?.[0] ?? "";
}
