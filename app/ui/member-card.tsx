import type { ReactNode } from "react";
import { Picture, type PictureProps } from "./picture";

/** Widths the grid gives a card: two columns, three from 768 px, four from 1200 px. */
const cardSizes =
  "(prefers-reduced-data:reduce) 1px,(min-width:1200px) 270px,(min-width:768px) 31vw,calc(50vw - 22px)";
/** What those widths need on screens of one to three dots a pixel; other files of a photo are not worth their line. */
const NARROWEST_PX = 200;
const WIDEST_PX = 640;

function cardSet(set: PictureProps["set"]): PictureProps["set"] {
  const fitting = set?.filter(({ width }) => width >= NARROWEST_PX && width <= WIDEST_PX);
  return fitting?.length ? fitting : set;
}

type MemberCardProps = {
  id: string;
  href: string;
  name: string;
  age?: number | undefined;
  city?: string | undefined;
  /** One line of meaning, such as what both like. */
  note?: string | undefined;
  /** The line says that the member is there. */
  online?: boolean;
  picture: Omit<PictureProps, "sizes" | "width" | "height"> & { width?: number; height?: number };
  /** The configured wording; always shown on the picture of a fictional profile. */
  fictional?: string | undefined;
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
  note,
  online,
  picture,
  fictional,
  mark,
  children,
}: MemberCardProps) {
  return (
    <li className="mc" id={id}>
      <a href={href}>
        <Picture
          {...picture}
          set={cardSet(picture.set)}
          sizes={cardSizes}
          width={picture.width ?? 480}
          height={picture.height ?? 640}
        />
        {fictional ? <i className="fic">{fictional}</i> : null}{" "}
        <span className="mt">
          <NameAndAge name={name} age={age} /> {city}
          {note ? <small className={online ? "on" : undefined}>{note}</small> : null}
        </span>
        {mark ? <span className="badge new">{mark}</span> : null}
      </a>
      {children}
    </li>
  );
}

/** "Anna, 29" on a picture: a long name is cut, its age never. */
export function NameAndAge({ name, age }: Pick<MemberCardProps, "name" | "age">) {
  return (
    <b>
      <bdi>{name}</bdi>
      {age === undefined ? null : `,\u00a0${age}`}
    </b>
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

/** What a card shows of a member, as loaders give it. */
interface MemberFacts {
  id: number;
  name: string;
  age: number | undefined;
  city: string | undefined;
  picture: MemberCardProps["picture"];
  fictional: string | undefined;
}

type MemberCardsProps<Facts extends MemberFacts> = {
  label: string;
  cards: readonly Facts[];
  hrefOf: (id: number) => string;
  /** How many cards of the first view load their photos at once. */
  eager?: number;
  /** What lies over a card, such as its like button. */
  over?: (card: Facts) => ReactNode;
};

/** A whole grid of members. */
export function MemberCards<Facts extends MemberFacts>(props: MemberCardsProps<Facts>) {
  const { label, cards, hrefOf, eager = 0, over } = props;
  return (
    <MemberGrid label={label}>
      {cards.map((card, index) => (
        <MemberCard
          key={card.id}
          id={`m${card.id}`}
          href={hrefOf(card.id)}
          name={card.name}
          age={card.age}
          city={card.city}
          picture={{ ...card.picture, eager: index < eager }}
          fictional={card.fictional}
        >
          {over?.(card)}
        </MemberCard>
      ))}
    </MemberGrid>
  );
}
