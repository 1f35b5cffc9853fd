import { lorelei } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";
import { type Canvas, WIDTH } from "./canvas";
import type { Look, Take } from "./look";
import { paintOutfit } from "./outfit";
import { darker, lighter, mix } from "./tones";

/** Stand-in colours that are replaced by gradients afterwards, because the set takes plain colours only. */
const SKIN = "010203";
const HAIR = "010204";
const EYES = "010205";

/** Middle of the face in the set's 980 × 980 box. */
const FACE_X = 505;
const FACE_Y = 480;

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
    skinColor: [SKIN],
    hairColor: [HAIR],
    eyesColor: [EYES],
    eyebrowsColor: [plain(mix(look.hair, look.ink, 0.55))],
    noseColor: [plain(mix(look.ink, look.skin, 0.35))],
    mouthColor: [plain(look.lips)],
    frecklesColor: [plain(mix(look.skin, "#8a4a2a", 0.55))],
    glassesColor: ["2a2430"],
    earringsColor: ["d9a441"],
  }).toString();
  return avatar.slice(avatar.indexOf("<g transform"), avatar.lastIndexOf("</g></svg>"));
}

/** Blush, light, beard and lines that lie on the skin but under eyes and mouth. */
function onSkin(canvas: Canvas, look: Look): string {
  const blush = mix(look.skin, "#e0503c", 0.5);
  const left = canvas.glow(
    [
      [0, blush, 0.5],
      [1, blush, 0],
    ],
    440,
    610,
    85,
  );
  const right = canvas.glow(
    [
      [0, blush, 0.42],
      [1, blush, 0],
    ],
    690,
    590,
    60,
  );
  let svg = `<circle cx="440" cy="610" r="85" fill="${left}"/><circle cx="690" cy="590" r="60" fill="${right}"/>`;
  if (look.ageLines) {
    const lines =
      "M398 520q-22 6-34 0M400 540q-16 14-30 14M492 640q-24 30-20 64M690 640q14 22 8 48M470 380q80-16 170-4";
    svg += `<path d="${lines}" fill="none" stroke="${look.ink}" stroke-width="5" stroke-linecap="round" stroke-opacity=".35"/>`;
  }
  if (look.beard > 0) {
    const beard = mix(look.hair, look.ink, 0.25);
    svg += `<path d="M338 590C350 660 400 728 470 762C540 792 610 800 660 786C698 770 706 720 710 620C700 640 690 646 672 640C640 622 600 622 560 640C520 656 490 690 440 690C390 680 360 640 338 590Z" fill="${beard}" fill-opacity="${look.beard}"/>`;
  }
  return svg;
}

/** Paints the member's bust, in front of whatever is on the canvas. */
export function paintPerson(canvas: Canvas, look: Look, take: Take): void {
  const skin = canvas.glow(
    [
      [0, lighter(look.skin, 0.22)],
      [0.55, look.skin],
      [0.8, mix(look.skin, "#8a3a2a", 0.12)],
      [0.92, mix(look.skin, "#7a2f2a", 0.3)],
      [1, mix(look.skin, "#8a3a2a", 0.2)],
    ],
    570,
    500,
    430,
  );
  const hair = canvas.line(
    [
      [0, lighter(look.hair, 0.28)],
      [0.35, look.hair],
      [1, darker(look.hair, 0.35)],
    ],
    [620, 130],
    [380, 900],
  );
  const head = headSvg(look, take);
  const eyesAt = head.indexOf(`fill="#${EYES}"`);
  const split = head.lastIndexOf("<path", eyesAt);
  const painted = `${head.slice(0, split)}${onSkin(canvas, look)}${head.slice(split)}`
    .replaceAll(`#${SKIN}`, skin)
    .replaceAll(`#${HAIR}`, hair)
    .replaceAll(`#${EYES}`, look.eyes)
    .replaceAll('fill="#000"', `fill="${look.ink}"`);
  const side = take.flip ? -1 : 1;
  const place = `translate(${WIDTH / 2 + take.shift} 560) scale(${side * take.scale} ${take.scale})`;
  canvas.group(`${place} translate(${-FACE_X} ${-FACE_Y})`, () => {
    paintOutfit(canvas, look, take);
    canvas.add(`<g transform="rotate(${take.tilt} 460 840)">${painted}</g>`);
    if (take.neckline === "turtleneck") {
      canvas.path("M258 772C330 824 560 834 672 760L706 900C600 1000 330 1000 222 906Z", take.fabric);
      canvas.stroke("M262 776C330 824 560 834 668 764", darker(take.fabric, 0.25), 10, 0.7);
    }
  });
}
