import type { Words } from "#app/i18n/catalog";
import type { LanderPage } from "../lander-page";
import { LanderCall, LanderHonesty } from "../lander-parts";
import { NightScene } from "./night-scene";

type AloneViewProps = { page: LanderPage; words: Words<"landers">["alone"] };

/** A night, one line, one call (LAND-02). Nobody is shown, so it is the same wherever members may not be seen. */
export function AloneView({ page, words }: AloneViewProps) {
  return (
    <div className="al">
      <NightScene />
      <div className="al-text">
        <p className="al-label">{page.label}</p>
        <h1>{words.line}</h1>
        <p className="al-pitch">{page.pitch}</p>
        <LanderCall page={page} label={words.call} />
      </div>
      <LanderHonesty page={page} />
    </div>
  );
}
