import type { ReactNode } from "react";
import type { Words } from "#app/i18n/catalog";
import { Icon } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import type { LanderPage } from "../lander-page";
import { LanderCall, LanderHonesty, LanderNiche } from "../lander-parts";
import { SCENE_NAMES, Scene } from "../scenes/scene";

type GalleryViewProps = { page: LanderPage; words: Words<"landers">["gallery"]; rooms: string[] };

/** Width of a picture inside its frame. */
const SIZES = "(min-width:768px) 210px,36vw";
const WORKS_A_ROOM = 2;
const ENTRANCE = "entrance";
const DOOR = "door";

/** A wall of rooms to walk along sideways (LAND-02); without members, drawings hang there. */
export function GalleryView({ page, words, rooms }: GalleryViewProps) {
  const works = worksOf(page, words);
  const stops = [
    { id: ENTRANCE, name: words.entrance },
    ...rooms.map((name, at) => ({ id: roomId(at), name })),
    { id: DOOR, name: words.door },
  ];
  return (
    <div className="ga">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="ga-wall" aria-label={words.wall_label} tabIndex={0}>
        <div className="ga-room ga-entrance" id={ENTRANCE}>
          <div className="ga-text">
            <p className="ga-label">{page.label}</p>
            <h1>{page.promise}</h1>
            <LanderCall page={page} />
            <LanderNiche page={page} />
          </div>
          <div className="ga-hung">{works.slice(0, WORKS_A_ROOM)}</div>
          <a className="ga-walk" href={`#${stops[1]?.id}`}>
            <span>{words.walk}</span>
            <Icon name="chevron-right" />
          </a>
        </div>
        {rooms.map((name, at) => (
          <section key={name} className="ga-room" id={roomId(at)} aria-label={name}>
            {works.slice((at + 1) * WORKS_A_ROOM, (at + 2) * WORKS_A_ROOM)}
          </section>
        ))}
        <div className="ga-room ga-exit" id={DOOR}>
          <div className="ga-door">
            <h2>{words.door_title}</h2>
            {page.closed ? null : <p>{words.door_text}</p>}
            <LanderCall page={page} />
          </div>
        </div>
      </section>
      <nav className="ga-plan" aria-label={words.rooms_label}>
        {stops.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <LanderHonesty page={page} />
    </div>
  );
}

function roomId(at: number): string {
  return `room-${at + 1}`;
}

function worksOf({ members }: LanderPage, words: Words<"landers">["gallery"]): ReactNode[] {
  if (members.length === 0)
    return SCENE_NAMES.map((name, at) => (
      <Work key={name} title={words[`work_${name}`]}>
        <Scene name={name} eager={at < WORKS_A_ROOM} />
      </Work>
    ));
  return members.map(({ id, name, age, city, fictional, picture: { alt, ...picture } }, at) => (
    <Work key={id} title={age === undefined ? name : `${name}, ${age}`} place={city}>
      <Picture {...picture} alt={alt} sizes={SIZES} eager={at < WORKS_A_ROOM} />
      {fictional ? <i className="fic">{fictional}</i> : null}
    </Work>
  ));
}

/** Frame, light and plate. */
function Work({ title, place, children }: { title: string; place?: string; children: ReactNode }) {
  return (
    <figure className="ga-work">
      <div className="ga-frame">{children}</div>
      <figcaption>
        <b>{title}</b>
        {place}
      </figcaption>
    </figure>
  );
}
