import type { Random } from "#server/reference-backend/seed/random";
import { type Canvas, HEIGHT, WIDTH } from "./canvas";
import type { Painter } from "./nature";
import { darker, lighter, mix } from "./tones";

function hangingLamp(canvas: Canvas, x: number, y: number, colour: string, glow: string): void {
  canvas.rect(x - 3, -10, 6, y, "#3a2a2c");
  canvas.circle(
    x,
    y + 60,
    210,
    canvas.glow(
      [
        [0, glow, 0.6],
        [1, glow, 0],
      ],
      x,
      y + 60,
      210,
    ),
  );
  canvas.path(
    `M${x - 66} ${y + 60}Q${x - 60} ${y - 14} ${x} ${y - 20}Q${x + 60} ${y - 14} ${x + 66} ${y + 60}Z`,
    colour,
  );
  canvas.ellipse(x, y + 60, 66, 12, lighter(glow, 0.4));
}

export const cafe: Painter = (canvas, random, mood) => {
  const wall = random.pick(["#8a5a44", "#4f6a5e", "#6a4a58", "#b98058", "#3f5468"]);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.fall(darker(wall, 0.25), wall, darker(wall, 0.4)));
  const left = random.chance(0.5) ? 70 : 500;
  canvas.rect(left - 16, 174, 412, 592, darker(wall, 0.5), 1, 14);
  canvas.rect(
    left,
    190,
    380,
    560,
    canvas.line(
      [
        [0, mood.sky[0]],
        [1, mood.sky[2]],
      ],
      [0, 190],
      [0, 750],
    ),
    1,
    6,
  );
  for (let house = 0; house < 5; house++)
    canvas.rect(
      left + house * 76,
      random.within(480, 620),
      76,
      750 - 550,
      mix(mood.far, mood.near, house / 5),
      0.4,
    );
  canvas.rect(left + 184, 190, 12, 560, darker(wall, 0.5));
  canvas.rect(left, 450, 380, 12, darker(wall, 0.5));
  const shelf = left < 300 ? 540 : 40;
  for (const y of [420, 600, 780]) {
    canvas.rect(shelf, y, 380, 16, lighter(wall, 0.25));
    for (let thing = 0; thing < 6; thing++) {
      const height = random.within(46, 110);
      canvas.rect(
        shelf + 20 + thing * 60,
        y - height,
        random.within(26, 46),
        height,
        random.pick(["#e7b55a", "#f0e3d0", "#c8503f", "#7d9466", "#5f8fa3"]),
        0.85,
        9,
      );
    }
  }
  for (const x of [190, 500, 800])
    hangingLamp(
      canvas,
      x + random.within(-50, 50),
      random.within(80, 190),
      random.pick(["#2f2b36", "#c8503f", "#d9a441"]),
      mood.lit,
    );
  canvas.rect(0, 1010, WIDTH, 280, darker("#7a4b2d", 0.2));
  canvas.rect(0, 1000, WIDTH, 26, lighter("#7a4b2d", 0.2));
};

function plant(canvas: Canvas, random: Random, x: number, base: number, size: number): void {
  const leaf = random.pick(["#4f7a52", "#6a8f55", "#3f6b62"]);
  for (let angle = -70; angle <= 70; angle += 20) {
    canvas.group(`translate(${x} ${base - 90}) rotate(${angle + random.within(-8, 8)})`, () =>
      canvas.path(
        `M0 0Q${-size * 0.2} ${-size * 0.5} 0 ${-size}Q${size * 0.2} ${-size * 0.5} 0 0Z`,
        mix(leaf, "#dfe8b0", random.within(0, 0.3)),
      ),
    );
  }
  canvas.path(
    `M${x - 62} ${base - 100}H${x + 62}L${x + 44} ${base}H${x - 44}Z`,
    random.pick(["#c8704f", "#f0e3d0", "#56506b"]),
  );
}

export const livingRoom: Painter = (canvas, random, mood) => {
  const wall = random.pick(["#e6c3a0", "#b9c7b4", "#d8a898", "#a9b8c9", "#e3cf9c", "#c4a5b8", "#7f9a95"]);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.fall(lighter(wall, 0.25), wall, darker(wall, 0.22)));
  canvas.path("M-20 -20L620 -20L200 1300H-20Z", mood.sun, 0.16);
  for (const x of [70, 640]) {
    const height = random.within(230, 330);
    const y = random.within(90, 200);
    canvas.rect(x, y, 250, height, darker(wall, 0.6), 1, 4);
    canvas.rect(x + 14, y + 14, 222, height - 28, mood.sky[2]);
    canvas.circle(x + random.within(90, 160), y + height * 0.4, 48, mood.sky[1]);
    canvas.path(
      `M${x + 14} ${y + height - 14}V${y + height * 0.7}Q${x + 90} ${y + height * 0.4} ${x + 236} ${y + height * 0.65}V${y + height - 14}Z`,
      mood.far,
    );
  }
  const sofa = random.pick(["#8c4a4a", "#3f6b62", "#3d5a80", "#b8843f", "#6a5a7a"]);
  canvas.rect(-60, 860, 1080, 500, sofa, 1, 70);
  canvas.rect(-60, 860, 1080, 60, lighter(sofa, 0.18), 0.6, 40);
  canvas.rect(random.pick([60, 640]), 800, 240, 220, random.pick(["#e7b55a", "#f0e3d0", "#d98a94"]), 1, 44);
  plant(canvas, random, random.pick([90, 870]), 900, random.within(280, 400));
  const lamp = random.within(400, 560);
  hangingLamp(canvas, lamp, 60, darker(wall, 0.5), mood.lit);
};

export const library: Painter = (canvas, random, mood) => {
  const wood = random.pick(["#6a452f", "#4a3a36", "#7a5a40", "#39484f"]);
  canvas.rect(0, 0, WIDTH, HEIGHT, darker(wood, 0.45));
  for (let y = 40; y < 1250; y += 210) {
    let x = random.within(-30, 10);
    while (x < WIDTH) {
      const width = random.within(24, 54);
      const height = random.within(115, 172);
      const cover = mix(
        random.pick(["#c8503f", "#e0a852", "#7d9466", "#3d6a80", "#f0e3d0", "#8c3b5b", "#b86f52", "#4f4a6a"]),
        wood,
        0.32,
      );
      canvas.rect(x, y + 180 - height, width, height, cover, 1, 3);
      canvas.rect(x + 5, y + 205 - height, width - 10, 8, lighter(cover, 0.5), 0.6);
      x += width + (random.chance(0.08) ? random.within(30, 90) : 3);
    }
    canvas.rect(0, y + 180, WIDTH, 24, lighter(wood, 0.1));
  }
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.glow(
      [
        [0, mood.lit, 0.5],
        [0.6, mood.lit, 0.1],
        [1, "#1a1014", 0.45],
      ],
      random.within(200, 760),
      300,
      980,
    ),
  );
};

export const studio: Painter = (canvas, random, mood) => {
  const wall = random.pick([
    "#e8b08a",
    "#d97f6a",
    "#7fa39a",
    "#e3c07a",
    "#8a7fb0",
    "#d99aa4",
    "#5f86a0",
    "#b7a58c",
  ]);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.fall(lighter(wall, 0.35), wall, darker(wall, 0.2)));
  const arch = mix(wall, mood.sky[2], 0.6);
  const x = random.within(120, 360);
  if (random.chance(0.5)) canvas.path(`M${x} 1290V520A270 270 0 0 1 ${x + 540} 520V1290Z`, arch, 0.8);
  else canvas.circle(x + 230, 520, 360, arch, 0.8);
  canvas.path("M-20 980Q260 860 520 1000T980 940V1300H-20Z", darker(wall, 0.3), 0.55);
  for (let leaf = 0; leaf < 7; leaf++) {
    const side = random.chance(0.5) ? 40 : 920;
    canvas.group(`translate(${side} ${random.within(100, 1000)}) rotate(${random.within(-90, 90)})`, () =>
      canvas.path("M0 0Q70 -110 20 -260Q-70 -130 0 0Z", mix(wall, "#3f6b52", 0.6), 0.6),
    );
  }
};
