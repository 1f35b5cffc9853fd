import type { Canvas } from "./canvas";
import type { Look, Take } from "./look";
import { mix } from "./tones";

/** Where the neck meets the body, in the coordinates of the head's box. */
const NECK_X = 463;

function shoulders(build: number): string {
  const left = NECK_X - 420 * build;
  const right = NECK_X + 430 * build;
  return `M300 800C280 850 200 880 ${left + 90} 915C${left + 20} 940 ${left - 20} 1000 ${left - 50} 1500L${right + 50} 1500C${right + 20} 1000 ${right - 20} 940 ${right - 90} 905C720 870 650 850 640 790Z`;
}

function paintPattern(canvas: Canvas, take: Take, outline: string): void {
  if (take.pattern === "plain") return;
  canvas.within(outline, () => {
    if (take.pattern === "stripes")
      for (let y = 930; y < 1500; y += 84)
        canvas.stroke(`M-100 ${y}Q460 ${y + 70} 1050 ${y}`, take.accent, 26);
    else
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 11; column++)
          canvas.circle(column * 104 - 60 + (row % 2) * 52, 900 + row * 74, 13, take.accent);
  });
}

/** Clothes from the neck down; the head is painted over them. */
export function paintOutfit(canvas: Canvas, look: Look, take: Take): void {
  const outline = shoulders(look.build);
  const { skin, ink } = look;
  const cloth = take.fabric;
  const shade = mix(take.fabric, ink, 0.34);
  if (take.neckline === "straps") {
    canvas.path(outline, skin);
    canvas.path(
      `M250 890L300 890L330 1010Q463 1060 600 1010L636 885L690 885L760 1060L800 1500H130L180 1060Z`,
      cloth,
    );
    canvas.stroke("M330 1010Q463 1060 600 1010", shade, 6);
    canvas.stroke("M345 935Q400 950 430 975M590 930Q540 950 510 975", ink, 5);
  } else {
    canvas.path(outline, cloth);
    paintPattern(canvas, take, outline);
    canvas.stroke(
      `M${NECK_X - 290 * look.build} 1080Q${NECK_X - 280 * look.build} 1250 ${NECK_X - 300 * look.build} 1500`,
      shade,
      9,
    );
    canvas.stroke(
      `M${NECK_X + 300 * look.build} 1070Q${NECK_X + 290 * look.build} 1250 ${NECK_X + 310 * look.build} 1500`,
      shade,
      9,
    );
  }
  paintCollar(canvas, take, skin, shade);
}

function paintCollar(canvas: Canvas, take: Take, skin: string, shade: string): void {
  const light = take.accent;
  if (take.neckline === "crew") canvas.stroke("M282 850Q300 922 463 926Q630 920 648 840", shade, 22);
  if (take.neckline === "vneck") {
    canvas.path("M280 850L470 1060L652 840Z", skin);
    canvas.stroke("M272 850L470 1064L660 840", shade, 16);
  }
  if (take.neckline === "shirt") {
    canvas.path("M300 850L466 1010L640 840Z", skin);
    canvas.path("M270 820L466 1000L380 1070L236 880Z", light);
    canvas.path("M660 812L466 1000L560 1070L702 872Z", light);
    canvas.stroke("M270 820L466 1000L660 812M466 1000L380 1070L236 880M466 1000L560 1070L702 872", shade, 6);
    canvas.stroke("M466 1010V1500", shade, 6);
    for (const y of [1110, 1230, 1350]) canvas.circle(484, y, 8, shade);
  }
  if (take.neckline === "hoodie") {
    canvas.path(
      "M250 800C200 860 210 960 330 1000C420 1030 540 1030 620 990C720 950 730 850 680 792Z",
      shade,
    );
    canvas.stroke("M400 990V1170M540 990V1150", light, 12);
  }
  if (take.neckline === "blazer") {
    canvas.path("M290 840L466 1300L650 830Z", light);
    canvas.path("M330 860L466 1020L610 850Z", skin);
    canvas.path("M282 820L466 1320L330 1200L270 1080L310 1040L230 1000L240 870Z", shade);
    canvas.path("M656 812L466 1320L620 1190L670 1070L632 1030L708 985L700 860Z", shade);
    canvas.stroke("M282 830L466 1320L656 822", shade, 6);
  }
}
