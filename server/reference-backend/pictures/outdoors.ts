import type { Random } from "#server/reference-backend/seed/random";
import { type Canvas, HEIGHT, WIDTH } from "./canvas";
import { type Painter, paintSky } from "./nature";
import { darker, lighter, mix } from "./tones";

/** Out-of-focus lights. */
function lights(
  canvas: Canvas,
  random: Random,
  colours: readonly string[],
  count: number,
  top: number,
  bottom: number,
): void {
  for (let light = 0; light < count; light++) {
    const radius = random.within(14, 62);
    const x = random.within(0, WIDTH);
    const y = random.within(top, bottom);
    const colour = random.pick(colours);
    canvas.circle(x, y, radius, colour, random.within(0.16, 0.5));
    canvas.add(
      `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${lighter(colour, 0.4)}" stroke-width="3" stroke-opacity=".28"/>`,
    );
  }
}

export const skyline: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 880);
  for (let layer = 0; layer < 3; layer++) {
    const colour = mix(mood.far, mood.near, layer / 2);
    let x = -30;
    while (x < WIDTH) {
      const width = random.within(80, 150);
      const top = 430 + layer * 150 + random.within(-90, 130);
      canvas.rect(x, top, width, HEIGHT - top, colour, 0.95);
      if (random.chance(0.25)) canvas.rect(x + width / 2 - 4, top - 60, 8, 60, colour);
      if (layer > 0) {
        for (let y = top + 26; y < 1150; y += 52) {
          for (let window = x + 16; window < x + width - 20; window += 36) {
            if (random.chance(0.4)) canvas.rect(window, y, 16, 24, mood.lit, random.within(0.45, 0.95));
          }
        }
      }
      x += width + random.within(0, 12);
    }
  }
};

export const bokeh: Painter = (canvas, random, mood) => {
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.fall(darker(mood.sky[0], 0.35), mix(mood.sky[0], mood.near, 0.5), darker(mood.near, 0.3)),
  );
  canvas.circle(
    480,
    520,
    620,
    canvas.glow(
      [
        [0, mood.sky[1], 0.65],
        [1, mood.sky[1], 0],
      ],
      480,
      520,
      620,
    ),
  );
  lights(canvas, random, ["#ffcf75", "#ff9a6a", "#ffe7b0", mood.sky[1], mood.sky[2]], 46, 40, 1050);
};

export const townhouses: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 700);
  const walls = ["#c96f52", "#e0b06a", "#8fa7a0", "#d98f7a", "#7d6a8a", "#e8d5b0", "#6f8aa8", "#b8545a"];
  let x = -50;
  while (x < WIDTH) {
    const width = random.within(170, 230);
    const top = random.within(250, 400);
    const wall = mix(random.pick(walls), mood.sky[1], 0.28);
    const middle = x + width / 2;
    if (random.chance(0.5))
      canvas.path(`M${x} ${top}L${middle} ${top - 120}L${x + width} ${top}Z`, darker(wall, 0.25));
    else
      canvas.path(
        `M${x} ${top}V${top - 40}H${x + 40}V${top - 80}H${x + width - 40}V${top - 40}H${x + width}V${top}Z`,
        darker(wall, 0.12),
      );
    canvas.rect(x, top, width, HEIGHT - top, wall);
    for (let y = top + 50; y < 1000; y += 170) {
      for (const at of [0.16, 0.58]) {
        const pane = random.chance(0.45) ? mood.lit : mix(mood.sky[0], "#e8eef2", 0.35);
        canvas.rect(x + width * at - 6, y - 6, width * 0.26 + 12, 112, lighter(wall, 0.55), 0.9, 5);
        canvas.rect(x + width * at, y, width * 0.26, 100, pane, 0.95, 3);
        canvas.rect(x + width * at + width * 0.13 - 2, y, 4, 100, lighter(wall, 0.55), 0.8);
      }
    }
    x += width;
  }
  canvas.rect(
    0,
    1060,
    WIDTH,
    240,
    canvas.line(
      [
        [0, mix(mood.near, "#8a7a78", 0.6)],
        [1, mood.near],
      ],
      [0, 1060],
      [0, 1280],
    ),
  );
};

export const harbour: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 720);
  canvas.path("M0 730V660Q160 600 330 660T700 640T960 670V730Z", mood.far);
  const water = mix(mood.sky[0], "#3f7f8f", 0.5);
  canvas.rect(
    0,
    720,
    WIDTH,
    580,
    canvas.line(
      [
        [0, lighter(water, 0.4)],
        [1, darker(water, 0.2)],
      ],
      [0, 720],
      [0, 1280],
    ),
  );
  for (let boat = 0; boat < 5; boat++) {
    const x = boat * 210 + random.within(0, 90);
    const y = 800 + random.within(0, 90);
    const hull = random.pick(["#f4ead8", "#c8503f", "#3d5a80", "#e7b55a"]);
    canvas.rect(x + 66, y - 420, 7, 420, darker(mood.near, 0.2));
    canvas.path(`M${x + 80} ${y - 400}L${x + 190} ${y - 40}H${x + 80}Z`, "#fbf3e4", 0.95);
    canvas.path(
      `M${x + 60} ${y - 340}L${x - 24} ${y - 40}H${x + 60}Z`,
      random.pick(["#fbf3e4", "#e08a52", "#d98a94"]),
      0.9,
    );
    canvas.path(`M${x - 40} ${y - 28}H${x + 210}L${x + 170} ${y + 34}H${x}Z`, hull);
    canvas.ellipse(x + 85, y + 50, 120, 12, darker(water, 0.4), 0.4);
  }
  for (let glint = 0; glint < 20; glint++)
    canvas.rect(random.within(0, 900), random.within(900, 1250), random.within(40, 150), 6, mood.sun, 0.4, 3);
};

export const garden: Painter = (canvas, random, mood) => {
  const green = mix("#3f5f4a", mood.near, 0.35);
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.fall(mix(mood.sky[0], green, 0.35), mood.sky[1], darker(green, 0.2)),
  );
  for (let bush = 0; bush < 34; bush++) {
    canvas.circle(
      random.within(-40, 1000),
      random.within(620, 1240),
      random.within(80, 150),
      mix(green, mood.lit, random.within(0, 0.24)),
      0.8,
    );
  }
  for (const y of [150, 300, 430]) {
    const sag = random.within(90, 160);
    canvas.stroke(`M-10 ${y}Q480 ${y + sag * 2} 970 ${y - 40}`, "#2f2530", 4, 0.7);
    for (let bulb = 0.04; bulb < 1; bulb += 0.105) {
      const x = -10 + 980 * bulb;
      const at = (1 - bulb) ** 2 * y + 2 * bulb * (1 - bulb) * (y + sag * 2) + bulb ** 2 * (y - 40) + 14;
      canvas.circle(x, at, 46, mood.lit, 0.22);
      canvas.circle(x, at, 13, lighter(mood.lit, 0.4));
    }
  }
  for (let flower = 0; flower < 40; flower++) {
    canvas.circle(
      random.within(0, 960),
      random.within(760, 1260),
      random.within(8, 20),
      random.pick(["#e88a9a", "#f4d27a", "#fbf1e0", "#c27ab0"]),
      0.85,
    );
  }
};
