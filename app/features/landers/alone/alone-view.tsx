import type { Words } from "#app/i18n/catalog";
import type { LanderPage } from "../lander-page";
import { LanderCall, LanderHonesty, LanderProof } from "../lander-parts";
import { NightScene } from "./night-scene";

type AloneViewProps = { page: LanderPage; words: Words<"landers">["alone"] };

/** A night, one line, one call, and lit windows with somebody in them (LAND-02). */
export function AloneView({ page, words }: AloneViewProps) {
  return (
    <div className="al">
      <NightScene />
      <div className="al-text">
        <p className="al-label">{page.label}</p>
        <h1>{page.promise}</h1>
        <LanderCall page={page} label={words.call} />
        <LanderProof page={page} />
      </div>
      <LanderHonesty page={page} />
    </div>
  );
}
