import { lorelei } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";
import { type Canvas, WIDTH } from "./canvas";
import type { Look, Take } from "./look";
import { paintOutfit } from "./outfit";
import { mix } from "./tones";

/** Middle of the face in the set's 980 × 980 box. */
const FACE_X = 505;
const FACE_Y = 480;

/** From below the ear along chin and jaw to the other cheek: one head is longer than the others. */
const JAW_START = "324 686";
const LONG_JAW = "C350 750 420 792 480 806C520 818 545 824 575 823C640 818 690 780 708 700";
const JAW = "C350 738 400 768 450 783C490 793 520 798 560 797C630 792 690 750 706 680";
/** Sides of the face away from the light. */
const SHADES = {
  behind: "M150 60H440C380 250 350 400 362 520C375 600 430 660 470 720C500 770 520 800 540 850H60Z",
  before: "M640 200C690 330 704 420 690 490C658 580 666 620 650 690C630 750 590 790 560 850H780V200Z",
  none: "",
};
const AGE_LINES = "M398 520q-22 6-34 0M400 540q-16 14-30 14M420 566q40 18 84 4M470 372q80-16 170-4";

type Variant<Name extends keyof lorelei.Options> = NonNullable<lorelei.Options[Name]>;

function headSvg(look: Look, take: Take): string {
  const plain = (colour: string) => colour.slice(1);
  const avatar = createAvatar(lorelei, {
    seed: "rendez",
    hair: [`variant${look.hairStyle}`] as Variant<"hair">,
    head: [`variant${look.head}`] as Variant<"head">,
    eyes: [`variant${look.eyeStyle}`] as Variant<"eyes">,
    eyebrows: [`variant${look.brows}`] as Variant<"eyebrows">,
    nose: [`variant${look.nose}`] as Variant<"nose">,
    mouth: [take.mouth] as Variant<"mouth">,
    glasses: [`variant${look.glasses ?? "01"}`] as Variant<"glasses">,
    glassesProbability: look.glasses === undefined ? 0 : 100,
    earrings: [`variant${look.earrings ?? "01"}`] as Variant<"earrings">,
    earringsProbability: look.earrings === undefined ? 0 : 100,
    frecklesProbability: look.freckles ? 100 : 0,
    beardProbability: 0,
    hairAccessoriesProbability: 0,
    skinColor: [plain(look.skin)],
    hairColor: [plain(look.hair)],
    eyesColor: [plain(look.eyes)],
    eyebrowsColor: [plain(mix(look.hair, look.ink, 0.6))],
    noseColor: [plain(look.ink)],
    mouthColor: [plain(look.lips)],
    frecklesColor: [plain(look.skinShade)],
    glassesColor: [plain(look.ink)],
    earringsColor: [plain(look.inks.light)],
  }).toString();
  return avatar
    .slice(avatar.indexOf("<g transform"), avatar.lastIndexOf("</g></svg>"))
    .replaceAll('fill="#000"', `fill="${look.ink}"`);
}

/** The outline that the set paints neck and face with. */
function skinOutline(svg: string, colour: string): string {
  return new RegExp(`d="([^"]*)" fill="${colour}"`).exec(svg)?.[1] ?? "";
}

/** Shade, beard and lines that lie on the skin but under eyes and mouth. */
function onSkin(look: Look, take: Take, clip: string): string {
  const jaw = look.head === "01" ? LONG_JAW : JAW;
  const belowChin = `M${JAW_START}${jaw}L640 870C540 900 420 860 350 780Z`;
  let svg = `<path d="${SHADES[take.shade]}" fill="${look.skinShade}"/>`;
  if (look.ageLines)
    svg += `<path d="${AGE_LINES}" stroke="${mix(look.skinShade, look.ink, 0.35)}" stroke-width="6" stroke-linecap="round"/>`;
  if (look.beard !== "none") {
    const beard = look.beard === "full" ? look.hairShade : mix(look.skinShade, look.hair, 0.4);
    svg += `<path d="M300 560L${JAW_START}${jaw}C712 660 712 640 712 610C700 640 690 652 668 646C640 632 610 630 560 650C520 664 480 720 440 715C390 700 350 640 330 560Z" fill="${beard}"/>`;
  }
  return `<g clip-path="url(#${clip})">${svg}<path d="${belowChin}" fill="${look.skinShade}"/></g>`;
}

/** Hair is painted twice, behind the head and over it; what is behind lies in the dark. */
function shadeHairBehind(head: string, look: Look): string {
  const fill = `fill="${look.hair}"`;
  return head.split(fill).length === 3 ? head.replace(fill, `fill="${look.hairShade}"`) : head;
}

/** Paints the member's bust, in front of whatever is on the canvas. */
export function paintPerson(canvas: Canvas, look: Look, take: Take): void {
  const head = shadeHairBehind(headSvg(look, take), look);
  const split = head.lastIndexOf("<", head.indexOf(`fill="${look.eyes}"`));
  const skin = canvas.clip(skinOutline(head, look.skin));
  const painted = `${head.slice(0, split)}${onSkin(look, take, skin)}${head.slice(split)}`;
  const side = take.flip ? -1 : 1;
  const [wide, tall] = look.face;
  const place = `translate(${WIDTH / 2 + take.shift} ${take.rise}) scale(${side * take.scale * wide} ${take.scale * tall})`;
  canvas.group(`${place} translate(${-FACE_X} ${-FACE_Y})`, () => {
    paintOutfit(canvas, look, take);
    canvas.add(`<g transform="rotate(${take.tilt} 460 840)">${painted}</g>`);
    if (take.neckline === "turtleneck") {
      canvas.path("M258 772C330 824 560 834 672 760L706 900C600 1000 330 1000 222 906Z", take.fabric);
      canvas.stroke("M262 776C330 824 560 834 668 764", mix(take.fabric, look.ink, 0.3), 10);
    }
  });
}
