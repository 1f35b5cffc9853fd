import type { ReactNode } from "react";
import { Picture, type PictureProps } from "./picture";

/** Widths the grid gives a card: two columns, three from 768 px, four from 1200 px. */
const cardSizes = "(min-width:1200px) 270px,(min-width:768px) 31vw,46vw";

type MemberCardProps = {
  id: string;
  href: string;
  name: string;
  age?: number;
  city?: string;
  picture: Omit<PictureProps, "sizes" | "width" | "height"> & { width?: number; height?: number };
  /** The configured wording; always shown on the picture of a fictional profile. */
  fictional?: string;
  /** A small word at the lower edge, such as "New". */
  mark?: string;
  /** A form, such as the like button; lies over the upper corner. */
  children?: ReactNode;
};

/** One member in a grid: an `<li>` of few elements, since a page shows 24. Goes inside {@link MemberGrid}. */
export function MemberCard({
  id,
  href,
  name,
  age,
  city,
  picture,
  fictional,
  mark,
  children,
}: MemberCardProps) {
  return (
    <li className="mc" id={id}>
      <a href={href}>
        <Picture {...picture} sizes={cardSizes} width={picture.width ?? 480} height={picture.height ?? 640} />
        {fictional ? <i className="fic">{fictional}</i> : null}{" "}
        <span className="mt">
          <b>{age === undefined ? name : `${name}, ${age}`}</b> {city}
        </span>
        {mark ? <span className="badge new">{mark}</span> : null}
      </a>
      {children}
    </li>
  );
}

type MemberGridProps = { piece?: string; label?: string } & (
  | { children: ReactNode; html?: undefined }
  | { children?: undefined /** Cards that the server rendered before. */; html: string }
);

/** The grid of member cards; `piece` names it for "show more". */
export function MemberGrid({ piece, label, html, children }: MemberGridProps) {
  if (html === undefined) {
    return (
      <ul className="cards" data-piece={piece} aria-label={label}>
        {children}
      </ul>
    );
  }
  return (
    <ul
      className="cards"
      data-piece={piece}
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped these cards itself
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
