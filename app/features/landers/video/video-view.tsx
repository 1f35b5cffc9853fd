import { Icon } from "#app/ui/icon";
import { LanderCall, LanderFace, LanderHonesty, LanderNiche } from "../lander-parts";
import mp4Url from "./evening.mp4?url";
import webmUrl from "./evening.webm?url";
import posterUrl from "./evening.webp?url";
import type { FilmPage } from "./model.server";

/** React 18 knows only the attribute's HTML spelling. */
const FIRST = { fetchpriority: "high" };

const FILM = {
  width: 640,
  height: 360,
  muted: true,
  loop: true,
  playsInline: true,
  preload: "none",
  disablePictureInPicture: true,
  disableRemotePlayback: true,
};

/** A film that glows in its frame, a strip of faces, three short acts. */
export function FilmLander({ page }: { page: FilmPage }) {
  const { filmWords: words, members } = page;
  return (
    <div className="film">
      <section className="film-first">
        <p className="film-label">{page.label}</p>
        <h1>{page.promise}</h1>
        <div className="film-frame">
          <img className="film-glow" src={posterUrl} width={640} height={360} alt="" {...FIRST} />
          {page.plays ? <Player label={words.film} /> : <Poster page={page} />}
        </div>
        <LanderCall page={page} />
        <LanderNiche page={page} />
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

/** What the browser's own bar would lie over: the picture with our play mark, under a film that starts by itself. */
function Poster({ page: { lessData, playUrl, filmWords: words } }: { page: FilmPage }) {
  const calm = "(prefers-reduced-motion: no-preference)";
  return (
    <>
      <a className="film-poster" href={playUrl}>
        <img src={posterUrl} width={640} height={360} alt={words.film} />
        <span className="film-play">
          <Icon name="play" />
          <span className="sr">{words.play}</span>
        </span>
      </a>
      {lessData ? null : (
        <>
          {/* Without a poster: until it moves, the link beneath is what one sees. */}
          <input className="sr film-still" id="film-still" type="checkbox" />
          <video className="film-starts" aria-hidden="true" tabIndex={-1} autoPlay {...FILM}>
            <source media={calm} src={webmUrl} type="video/webm" />
            <source media={calm} src={mp4Url} type="video/mp4" />
          </video>
          <label className="film-stop" htmlFor="film-still">
            <span className="sr">{words.stop}</span>
          </label>
        </>
      )}
    </>
  );
}

/** The browser's own player, for who asked for the film. */
function Player({ label }: { label: string }) {
  return (
    <video
      aria-label={label}
      poster={posterUrl}
      controls
      controlsList="nodownload noplaybackrate noremoteplayback"
      autoPlay
      {...FILM}
    >
      <source src={webmUrl} type="video/webm" />
      <source src={mp4Url} type="video/mp4" />
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
