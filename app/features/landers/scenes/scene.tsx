import balcony from "./balcony.svg";
import coffee from "./coffee.svg";
import dance from "./dance.svg";
import kitchen from "./kitchen.svg";
import road from "./road.svg";
import sea from "./sea.svg";

/** Drawn evenings that hang where members may not be shown. */
const SCENES = { sea, dance, kitchen, balcony, road, coffee } as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

const WIDTH_PX = 300;
const HEIGHT_PX = 400;

type SceneProps = {
  name: SceneName;
  /** True in the first view. */
  eager?: boolean;
};

/** A drawing beside its own words, therefore without an alternative text. */
export function Scene({ name, eager }: SceneProps) {
  return (
    <img
      className="pic"
      src={SCENES[name]}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      alt=""
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
