import type { Scene } from "#server/reference-backend/seed/photos";
import type { Random } from "#server/reference-backend/seed/random";
import { type Canvas, HEIGHT, WIDTH } from "./canvas";
import type { Light } from "./inks";
import { mix } from "./tones";

type Painter = (canvas: Canvas, random: Random, light: Light) => void;

/** Half way between ground and shape, for what is further off. */
const far = ({ ground, shape }: Light) => mix(ground, shape, 0.5);

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

const disc: Painter = (canvas, random, { shape }) => {
  canvas.circle(random.between(420, 540), random.between(440, 600), random.between(350, 450), shape);
};

const rays: Painter = (canvas, random, light) => {
  const [x, y] = [random.between(300, 660), random.between(420, 680)];
  const turn = random.within(0, 0.4);
  const point = (angle: number) =>
    `${Math.round(x + 1600 * Math.cos(angle))} ${Math.round(y + 1600 * Math.sin(angle))}`;
  for (let ray = 0; ray < 9; ray++) {
    const angle = turn + (ray * Math.PI * 2) / 9;
    canvas.path(`M${x} ${y}L${point(angle)}L${point(angle + Math.PI / 9)}Z`, far(light));
  }
};

const halves: Painter = (canvas, random, { shape }) => {
  const [top, foot] = random.chance(0.5) ? [260, 700] : [720, 240];
  canvas.path(`M${top} 0L${foot} ${HEIGHT}H${WIDTH}V0Z`, shape);
};

const arch: Painter = (canvas, random, { shape, spark }) => {
  const x = random.between(60, 120);
  canvas.path(`M${x} ${HEIGHT}V520A${480 - x} ${480 - x} 0 0 1 ${WIDTH - x} 520V${HEIGHT}Z`, shape);
  canvas.circle(random.between(220, 740), random.between(150, 260), 54, spark);
};

const stripes: Painter = (canvas, random, light) => {
  const width = random.pick([96, 120, 160]);
  for (const x of range(0, WIDTH, width)) canvas.rect(x, 0, width / 2, HEIGHT, far(light));
};

const skyline: Painter = (canvas, random, light) => {
  for (let x = -20; x < WIDTH; ) {
    const [width, top] = [random.between(90, 170), random.between(180, 620)];
    canvas.rect(x, top, width, HEIGHT, light.shape);
    for (const y of range(top + 40, 1000, 78))
      for (const side of range(x + 22, x + width - 30, 46))
        if (random.chance(0.4)) canvas.rect(side, y, 20, 34, light.spark);
    x += width + random.between(-6, 26);
  }
};

const sea: Painter = (canvas, random, light) => {
  canvas.circle(random.between(140, 820), random.between(260, 420), random.between(90, 150), light.spark);
  canvas.rect(0, 640, WIDTH, HEIGHT, light.shape);
  for (const y of range(700, HEIGHT, 92)) {
    const x = random.between(-120, 40);
    canvas.stroke(`M${x} ${y}q60 -30 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0`, far(light), 14);
  }
};

const hills: Painter = (canvas, random, light) => {
  canvas.circle(random.between(160, 800), random.between(180, 330), 96, light.spark);
  const peak = random.between(220, 380);
  canvas.path(
    `M0 ${peak + 240}L${random.between(180, 320)} ${peak}L520 ${peak + 320}L${random.between(640, 800)} ${peak + 60}L960 ${peak + 260}V1280H0Z`,
    far(light),
  );
  canvas.path(`M0 760Q260 ${random.between(560, 700)} 520 780T960 720V1280H0Z`, light.shape);
};

const trees: Painter = (canvas, random, light) => {
  for (const x of [60, 230, 420, 610, 790, 930]) {
    const [top, wide] = [random.between(80, 380), random.between(70, 120)];
    const tone = random.chance(0.5) ? light.shape : far(light);
    canvas.path(`M${x} ${top}L${x + wide} 900H${x - wide}Z`, tone);
    canvas.rect(x - 12, 880, 24, 400, tone);
  }
};

const pane: Painter = (canvas, random, light) => {
  const x = random.pick([80, 300]);
  canvas.rect(x, 90, 600, 820, light.shape, 14);
  for (const [left, top] of [
    [x + 26, 116],
    [x + 312, 116],
    [x + 26, 512],
    [x + 312, 512],
  ] as const)
    canvas.rect(left, top, 262, 372, far(light));
  canvas.circle(x + random.between(120, 480), random.between(190, 300), 58, light.spark);
  canvas.rect(x - 40, 900, 680, 40, light.shape, 10);
};

const bar: Painter = (canvas, random, light) => {
  for (const shelf of [330, 680, 1030]) {
    canvas.rect(0, shelf, WIDTH, 18, light.shape);
    for (let x = random.between(10, 60); x < 920; x += random.between(74, 128)) {
      const [tall, wide] = [random.between(130, 230), random.between(42, 62)];
      const tone = random.pick([light.shape, light.shape, far(light), light.spark]);
      canvas.rect(x, shelf - tall * 0.66, wide, tall * 0.66, tone, 10);
      canvas.rect(x + wide / 2 - 9, shelf - tall, 18, tall * 0.5, tone, 5);
    }
  }
};

const books: Painter = (canvas, random, light) => {
  for (const shelf of [300, 620, 940, 1260]) {
    for (let x = 0; x < WIDTH; ) {
      const wide = random.between(28, 62);
      const tall = random.between(170, 260);
      const tone = random.pick([light.shape, light.shape, far(light), far(light), light.spark]);
      if (random.chance(0.88)) canvas.rect(x, shelf - tall, wide, tall, tone, 4);
      x += wide + 6;
    }
    canvas.rect(0, shelf, WIDTH, 16, light.shape);
  }
};

const leaves: Painter = (canvas, random, light) => {
  for (const [x, lean] of [
    [30, 0.5],
    [130, 0.16],
    [930, -0.5],
    [820, -0.14],
    [480, 0.02],
  ] as const) {
    for (const y of range(140, 1180, random.between(190, 240))) {
      const tip = Math.round(x + lean * 520);
      canvas.path(
        `M${x} ${y + 150}Q${tip - 30} ${y + 90} ${tip} ${y - 90}Q${x - 40} ${y - 20} ${x} ${y + 150}Z`,
        random.chance(0.6) ? light.shape : far(light),
      );
    }
  }
};

const moon: Painter = (canvas, random, light) => {
  const [x, y] = [random.between(170, 790), random.between(170, 280)];
  canvas.circle(x, y, 100, light.spark);
  canvas.circle(x + 44, y - 26, 88, light.ground);
  for (let star = 0; star < 26; star++)
    canvas.circle(random.between(20, 940), random.between(30, 900), random.between(4, 9), light.spark);
  canvas.path("M0 900Q240 800 480 890T960 850V1280H0Z", light.shape);
};

const bridge: Painter = (canvas, random, light) => {
  canvas.rect(0, 860, WIDTH, 420, light.shape);
  canvas.rect(0, 790, WIDTH, 30, light.shape);
  for (const x of [150, 760]) canvas.rect(x, 200, 56, 700, light.shape);
  canvas.stroke("M-140 300Q20 780 178 220Q470 1060 788 220Q950 780 1100 300", light.shape, 12);
  for (const x of range(230, 770, 60)) canvas.rect(x, 560, 6, 240, far(light));
  canvas.circle(random.between(380, 600), random.between(200, 320), 80, light.spark);
};

const lamps: Painter = (canvas, random, light) => {
  for (const x of [150, 480, 810]) {
    const y = random.between(110, 300);
    canvas.path(`M${x - 70} ${y + 70}L${x - 330} 1280H${x + 330}L${x + 70} ${y + 70}Z`, far(light));
    canvas.rect(x - 4, 0, 8, y, light.shape);
    canvas.path(`M${x - 90} ${y + 80}Q${x - 80} ${y} ${x} ${y}T${x + 90} ${y + 80}Z`, light.shape);
    canvas.circle(x, y + 84, 26, light.spark);
  }
};

export const BACKDROPS: Record<Scene, Painter> = {
  disc,
  rays,
  halves,
  arch,
  stripes,
  skyline,
  sea,
  hills,
  trees,
  pane,
  bar,
  books,
  leaves,
  moon,
  bridge,
  lamps,
};
