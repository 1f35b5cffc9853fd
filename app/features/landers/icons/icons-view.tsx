import { Button } from "#app/ui/button";
import { TextLink } from "#app/ui/text-link";
import { LanderCall, LanderFace, LanderHonesty, LanderSignupLink } from "../lander-parts";
import type { IconsModel } from "./icons-model.server";
import { InterestIcon } from "./interest-icon";

/** Four faces side by side, two on a phone. */
const SIZES = "(min-width:768px) 180px,44vw";

/** A grid of things to like; what is chosen leads to the signup (LAND-02). */
export function IconsView(model: IconsModel) {
  return (
    <div className="ic">
      {model.done ? <Chosen {...model} /> : <Grid {...model} />}
      <LanderHonesty page={model.page} />
    </div>
  );
}

function Grid({ page, words, tiles }: IconsModel) {
  return (
    <>
      <div className="ic-head">
        <p className="ic-label">{page.label}</p>
        <h1>{words.question}</h1>
        <p>{words.hint}</p>
      </div>
      <form method="get" className="ic-form">
        <fieldset>
          <legend className="sr">{words.question}</legend>
          {/* In a box of its own: older engines lay a fieldset out as a block only. */}
          <div className="ic-grid">
            {tiles.map(({ name, label, chosen }) => (
              <label key={name} className="ic-tile">
                <input type="checkbox" name="i" value={name} defaultChecked={chosen} />
                <InterestIcon name={name} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="ic-bar">
          <Button size="large" name="go" value="1">
            {words.go}
          </Button>
        </div>
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
        <h1>{chosen.length > 0 ? words.chosen_title : words.question}</h1>
      </div>
      {chosen.length > 0 ? (
        <ul className="ic-chosen">
          {chosen.map(({ name, label }) => (
            <li key={name} className="ic-tile">
              <InterestIcon name={name} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="ic-head">
        <p className="ic-pitch">{page.pitch}</p>
        <p>{chosen.length > 0 ? words.chosen_text : words.none}</p>
        <LanderCall page={page} />
        <TextLink href={changeUrl}>{words.change}</TextLink>
      </div>
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
