import type { Words } from "#app/i18n/catalog";
import type { LanderPage } from "../lander-page";
import { LanderCall, LanderFace, LanderHonesty, LanderNiche } from "../lander-parts";
import { SCENE_NAMES, Scene } from "../scenes/scene";

type CollageViewProps = { page: LanderPage; words: Words<"landers">["collage"] };

/** Width of a photo on the desk. */
const SIZES = "(min-width:992px) 200px,(min-width:576px) 180px,31vw";
/** The heap above the headline; the rest lies further down. */
const FIRST_HEAP = 3;

/** Photos and cut-out words on a desk (LAND-02); without members, drawn evenings. */
export function CollageView({ page, words }: CollageViewProps) {
  const { members } = page;
  const photos =
    members.length > 0
      ? members.map((member, at) => (
          <LanderFace key={member.id} member={member} sizes={SIZES} eager={at === 0} />
        ))
      : SCENE_NAMES.map((name, at) => (
          <figure key={name} className="lander-face">
            <Scene name={name} eager={at < FIRST_HEAP} />
            <figcaption>{words[`scrap_${name}`]}</figcaption>
          </figure>
        ));
  return (
    <div className="co">
      <div className="co-heap">{photos.slice(0, FIRST_HEAP)}</div>
      <div className="co-middle">
        <p className="co-label">{page.label}</p>
        <h1>
          {(members.length > 0 ? page.promise : words.ideas_question).split(" ").map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
            <CutOut key={at} word={word} />
          ))}
        </h1>
        <div className="co-sheet">
          <div className="co-note">
            <LanderNiche page={page} />
            <p>{words.note}</p>
            <LanderCall page={page} />
          </div>
          {page.closed ? null : <p className="co-stamp">{words.stamp}</p>}
        </div>
      </div>
      <div className="co-heap co-heap-low">{photos.slice(FIRST_HEAP)}</div>
      <LanderHonesty page={page} />
    </div>
  );
}

/** One word cut out of paper; the blank between two words stays for those who listen or copy. */
function CutOut({ word }: { word: string }) {
  return (
    <>
      <span>{word}</span>{" "}
    </>
  );
}
