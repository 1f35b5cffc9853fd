import type { ReactNode } from "react";
import { LanderCall, LanderHonesty, LanderProof } from "../lander-parts";
import type { ScenesPage } from "./model.server";
import tallMp4 from "./night-tall.mp4?url";
import tallWebm from "./night-tall.webm?url";
import tallPoster from "./night-tall.webp?url";
import wideMp4 from "./night-wide.mp4?url";
import wideWebm from "./night-wide.webm?url";
import widePoster from "./night-wide.webp?url";

const CHOICES = ["auto", "1", "2", "3"] as const;

/** Three scenes as large as the screen, each fading into the next; who wants them still picks one. */
export function ScenesLander({ page }: { page: ScenesPage }) {
  const { sceneWords: words } = page;
  return (
    <div className="sc">
      {/* A page needs its headline whichever scene is seen; the first scene only shows it. */}
      <h1 className="sr">{page.promise}</h1>
      <section className="sc-stage">
        <Scene number={1} picture={<Night film={!page.lessData} />}>
          <p className="sc-label">{page.label}</p>
          <p className="sc-title" aria-hidden="true">
            {page.promise}
          </p>
        </Scene>
        <Scene number={2} picture={<Hills />}>
          <h2>{words.scene_2_title}</h2>
          <p>{words.scene_2_text}</p>
        </Scene>
        <Scene number={3} picture={<Letters />}>
          <h2>{words.scene_3_title}</h2>
          <p>{words.scene_3_text}</p>
        </Scene>
        <div className="sc-front">
          <LanderProof page={page} />
          <LanderCall page={page} />
          <fieldset>
            <legend className="sr">{words.pictures}</legend>
            {/* In a box of its own: older engines lay a fieldset out as a block only. */}
            <div className="sc-choices">
              {CHOICES.map((choice) => (
                <label key={choice} className={`sc-choice sc-choice-${choice}`}>
                  <input
                    type="radio"
                    name="scene"
                    id={`scene-${choice}`}
                    value={choice}
                    defaultChecked={choice === "auto"}
                  />
                  <span className="sr">{choice === "auto" ? words.moving : words[`still_${choice}`]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      </section>
      <div className="sc-after">
        <LanderHonesty page={page} />
      </div>
    </div>
  );
}

function Scene({ number, picture, children }: { number: number; picture: ReactNode; children: ReactNode }) {
  return (
    <div className={`sc-scene sc-${number}`}>
      <div className="sc-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="sc-words">{children}</div>
    </div>
  );
}

/** With `media` on every source nothing is fetched where motion is not wanted; the still below stays. */
function Night({ film }: { film: boolean }) {
  const calm = "(prefers-reduced-motion: no-preference)";
  const tall = `(orientation: portrait) and ${calm}`;
  return (
    <>
      <picture>
        <source media="(orientation: portrait)" srcSet={tallPoster} width={400} height={640} />
        <img src={widePoster} width={640} height={400} alt="" />
      </picture>
      {film ? (
        <video autoPlay muted loop playsInline preload="none" width={640} height={400} tabIndex={-1}>
          <source media={tall} src={tallWebm} type="video/webm" />
          <source media={tall} src={tallMp4} type="video/mp4" />
          <source media={calm} src={wideWebm} type="video/webm" />
          <source media={calm} src={wideMp4} type="video/mp4" />
        </video>
      ) : null}
    </>
  );
}

function Hills() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMax slice">
      <circle className="sc-moon" cx="66" cy="30" r="11" />
      <path className="sc-far" d="M0 62Q14 50 27 57T52 53T78 58T100 50V100H0Z" />
      <path className="sc-mid" d="M0 74Q20 60 40 70T74 68T100 66V100H0Z" />
      <path className="sc-near" d="M0 88Q26 76 50 84T100 80V100H0Z" />
    </svg>
  );
}

function Letters() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
      <path
        className="sc-bubble"
        d="M30 18H72Q80 18 80 26V38Q80 46 72 46H46L36 55V46H30Q22 46 22 38V26Q22 18 30 18Z"
      />
      <path className="sc-line" d="M31 28H67" pathLength="1" />
      <path className="sc-line sc-line-2" d="M31 36H55" pathLength="1" />
    </svg>
  );
}
