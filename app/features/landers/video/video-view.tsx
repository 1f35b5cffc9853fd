import { LanderCall, LanderFace, LanderHonesty } from "../lander-parts";
import mp4Url from "./evening.mp4?url";
import webmUrl from "./evening.webm?url";
import posterUrl from "./evening.webp?url";
import type { FilmPage } from "./model.server";

/** React 18 knows only the attribute's HTML spelling. */
const FIRST = { fetchpriority: "high" };

/** A film that glows in its frame, a strip of faces, three short acts. */
export function FilmLander({ page }: { page: FilmPage }) {
  const { filmWords: words, members } = page;
  return (
    <div className="film">
      <section className="film-first">
        <p className="film-label">{page.label}</p>
        <h1>{page.promise}</h1>
        <p className="film-intro">{page.pitch}</p>
        <div className="film-frame">
          <img className="film-glow" src={posterUrl} width={640} height={360} alt="" {...FIRST} />
          {page.lessData ? null : <Film label={words.film} starts />}
          <Film label={words.film} />
        </div>
        <LanderCall page={page} />
      </section>
      {members.length > 0 ? (
        <section className="film-strip">
          <h2 className="sr">{words.people}</h2>
          <ul>
            {members.map((member, at) => (
              <li key={member.id}>
                <LanderFace member={member} sizes="(min-width:992px) 170px,28vw" eager={at < 3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="film-acts">
        <h2>{words.acts}</h2>
        <ol>
          <Act title={words.act_1_title} text={words.act_1_text} />
          <Act title={words.act_2_title} text={words.act_2_text} />
          <Act title={words.act_3_title} text={words.act_3_text} />
        </ol>
        <p className="film-note">{words.drawn}</p>
        <LanderHonesty page={page} />
      </section>
    </div>
  );
}

/** One that starts by itself and one that waits: the style sheet shows the second where motion is not wanted. */
function Film({ label, starts = false }: { label: string; starts?: boolean }) {
  const media = starts ? "(prefers-reduced-motion: no-preference)" : undefined;
  return (
    <video
      className={starts ? "film-starts" : "film-waits"}
      aria-label={label}
      poster={posterUrl}
      width={640}
      height={360}
      muted
      loop
      playsInline
      controls
      controlsList="nodownload noplaybackrate noremoteplayback"
      disablePictureInPicture
      disableRemotePlayback
      autoPlay={starts || undefined}
      preload="none"
    >
      <source media={media} src={webmUrl} type="video/webm" />
      <source media={media} src={mp4Url} type="video/mp4" />
    </video>
  );
}

function Act({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
