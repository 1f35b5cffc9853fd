import { Fragment } from "react";
import { Button } from "#app/ui/button";
import { TextLink } from "#app/ui/text-link";
import type { LanderPage } from "../lander-page";
import { LanderCall, LanderFace, LanderHonesty, LanderNiche, LanderSignupLink } from "../lander-parts";
import type { IconsModel } from "./icons-model.server";
import { InterestIcon } from "./interest-icon";

/** Four faces side by side, two on a phone. */
const SIZES = "(min-width:768px) 180px,44vw";
/** Three tiles side by side on a phone, five from there on. */
const TILE_SIZES = "(min-width:576px) 160px,28vw";

/** A grid of things to like; what is chosen leads to the signup (LAND-02). */
export function IconsView(model: IconsModel) {
  return (
    <div className="ic">
      {model.done ? <Chosen {...model} /> : <Grid {...model} />}
      <LanderHonesty page={model.page} />
    </div>
  );
}

/** Tiles with a face behind them: one in each of the first three rows of a phone, never two beside each other. */
const BEFORE_FACES = [1, 2, 3];

function faceAfter(members: LanderPage["members"], tile: number) {
  const member = members[BEFORE_FACES.indexOf(tile)];
  return member ? <LanderFace member={member} sizes={TILE_SIZES} eager /> : null;
}

function Grid({ page, words, tiles }: IconsModel) {
  const full = page.members.length === BEFORE_FACES.length;
  return (
    <>
      <div className="ic-head">
        <p className="ic-label">{page.label}</p>
        <h1>{page.promise}</h1>
        <p className="ic-hint">{words.hint}</p>
      </div>
      <form method="get" className="ic-form">
        <fieldset>
          <legend className="sr">{page.promise}</legend>
          {/* In a box of its own: older engines lay a fieldset out as a block only. */}
          <div className={full ? "ic-grid ic-grid-full" : "ic-grid"}>
            {tiles.map(({ name, label, chosen }, at) => (
              <Fragment key={name}>
                <label className={`ic-tile ic-${name}`}>
                  <input type="checkbox" name="i" value={name} defaultChecked={chosen} />
                  <InterestIcon name={name} />
                  <span>{label}</span>
                </label>
                {full ? faceAfter(page.members, at) : null}
              </Fragment>
            ))}
          </div>
        </fieldset>
        <div className="ic-bar">
          <Button size="large" name="go" value="1">
            {words.go}
          </Button>
        </div>
        <LanderNiche page={page} />
        <p className="ic-ways">
          <LanderSignupLink page={page} />
          <TextLink href={page.loginUrl}>{page.words.have_account}</TextLink>
        </p>
      </form>
    </>
  );
}

function Chosen({ page, words, tiles, changeUrl }: IconsModel) {
  const chosen = tiles.filter((tile) => tile.chosen);
  return (
    <>
      <div className="ic-head">
        <p className="ic-label">{page.label}</p>
        <h1>{chosen.length > 0 ? words.chosen_title : page.promise}</h1>
      </div>
      {chosen.length > 0 ? (
        <ul className="ic-chosen">
          {chosen.map(({ name, label }) => (
            <li key={name} className={`ic-tile ic-${name}`}>
              <InterestIcon name={name} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="ic-head">
        <p>{chosen.length > 0 ? words.chosen_text : words.none}</p>
        <LanderCall page={page} />
        <TextLink href={changeUrl}>{words.change}</TextLink>
      </div>
      <LanderNiche page={page} />
      {page.members.length > 0 ? (
        <section className="ic-faces">
          <h2>{words.faces_title}</h2>
          <div>
            {page.members.map((member) => (
              <LanderFace key={member.id} member={member} sizes={SIZES} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
