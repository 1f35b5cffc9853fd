import type { Random } from "#server/reference-backend/seed/random";
import { type Canvas, HEIGHT, WIDTH } from "./canvas";
import { darker, lighter, type Mood, mix } from "./tones";

/** Paints one full background. */
export type Painter = (canvas: Canvas, random: Random, mood: Mood) => void;

export function paintSky(canvas: Canvas, random: Random, mood: Mood, horizon: number): void {
  const [top, middle, low] = mood.sky;
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.line(
      [
        [0, top],
        [0.6, middle],
        [1, low],
      ],
      [0, 0],
      [0, horizon],
    ),
  );
  const x = random.within(140, 820);
  const y = horizon - random.within(60, 420);
  canvas.circle(
    x,
    y,
    420,
    canvas.glow(
      [
        [0, mood.sun, 0.75],
        [0.35, mood.sun, 0.25],
        [1, mood.sun, 0],
      ],
      x,
      y,
      420,
    ),
  );
  canvas.circle(x, y, random.within(48, 84), mood.sun, 0.92);
}

function clouds(canvas: Canvas, random: Random, mood: Mood, count: number): void {
  for (let cloud = 0; cloud < count; cloud++) {
    const x = random.within(-60, 960);
    const y = random.within(60, 420);
    const size = random.within(0.6, 1.3);
    for (let puff = 0; puff < 4; puff++) {
      canvas.ellipse(
        x + puff * 70 * size,
        y + random.within(-16, 16),
        95 * size,
        30 * size,
        lighter(mood.sky[2], 0.4),
        0.38,
      );
    }
  }
}

/** A ridge across the whole width, filled down to the bottom. */
function ridge(random: Random, y: number, height: number, steps: number): string {
  let d = `M0 ${HEIGHT}V${y}`;
  const step = WIDTH / steps;
  for (let at = 0; at < steps; at++) {
    const middle = y - random.within(-0.3, 1) * height;
    d += `Q${(at + 0.5) * step} ${middle} ${(at + 1) * step} ${y + random.within(-0.25, 0.25) * height}`;
  }
  return `${d}V${HEIGHT}Z`;
}

function peaks(random: Random, y: number, height: number, count: number): string {
  let d = `M-20 ${HEIGHT}V${y}`;
  const step = (WIDTH + 40) / count;
  for (let at = 0; at < count; at++) {
    d += `L${(at + random.within(0.35, 0.65)) * step} ${y - height * random.within(0.5, 1)}L${(at + 1) * step} ${y - height * random.within(0, 0.3)}`;
  }
  return `${d}V${HEIGHT}Z`;
}

const hillColours = (mood: Mood, ratio: number) => mix(mood.far, mood.near, ratio);

function fir(canvas: Canvas, x: number, base: number, size: number, colour: string, opacity = 1): void {
  canvas.path(
    `M${x} ${base - size}l${size * 0.17} ${size * 0.36}h${-size * 0.06}l${size * 0.13} ${size * 0.3}h${-size * 0.06}l${size * 0.12} ${size * 0.34}h${-size * 0.6}l${size * 0.12} ${-size * 0.34}h${-size * 0.06}l${size * 0.13} ${-size * 0.3}h${-size * 0.06}Z`,
    colour,
    opacity,
  );
}

export const sunset: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 820);
  clouds(canvas, random, mood, 4);
  for (const [layer, y] of [720, 800, 890, 1000].entries()) {
    canvas.path(ridge(random, y, 110, 3 + layer), hillColours(mood, layer / 3), 0.96);
  }
};

export const beach: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 700);
  clouds(canvas, random, mood, 3);
  const sea = mix(mood.sky[0], "#2f8f9a", 0.55);
  canvas.rect(
    0,
    690,
    WIDTH,
    600,
    canvas.line(
      [
        [0, lighter(sea, 0.35)],
        [1, sea],
      ],
      [0, 690],
      [0, 980],
    ),
  );
  for (let wave = 0; wave < 14; wave++) {
    const x = random.within(-40, 900);
    const y = random.within(705, 930);
    canvas.stroke(`M${x} ${y}q40 -8 80 0t80 0`, "#ffffff", random.within(3, 6), 0.35);
  }
  const sand = mix("#f0d6a4", mood.sky[1], 0.22);
  canvas.path("M0 960Q260 900 520 950T960 930V1280H0Z", lighter(sand, 0.55), 0.9);
  canvas.path("M0 985Q260 925 520 975T960 955V1280H0Z", sand);
  if (random.chance(0.6)) {
    const x = random.chance(0.5) ? 90 : 850;
    const lean = x < 400 ? 60 : -60;
    canvas.stroke(`M${x} 1120Q${x} 760 ${x + lean} 480`, darker(mood.near, 0.1), 26);
    for (const angle of [-170, -130, -80, -35, 10, 40, 150]) {
      canvas.group(`translate(${x + lean} 480) rotate(${angle})`, () =>
        canvas.path("M0 0Q130 -70 280 30Q140 0 0 16Z", mix(mood.near, "#2f6b4a", 0.5)),
      );
    }
  }
};

export const forest: Painter = (canvas, random, mood) => {
  const green = mix("#5f9258", mood.sky[1], 0.12);
  canvas.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.fall(lighter(green, 0.65), lighter(green, 0.4), darker(green, 0.3)),
  );
  canvas.circle(
    600,
    260,
    560,
    canvas.glow(
      [
        [0, mood.sun, 0.9],
        [1, mood.sun, 0],
      ],
      600,
      260,
      560,
    ),
  );
  for (let layer = 0; layer < 3; layer++) {
    const colour = darker(green, 0.08 + layer * 0.24);
    for (let tree = 0; tree < 6; tree++) {
      const x = (tree + random.within(0, 1)) * 175 - 40;
      const width = random.within(18, 34) * (1 + layer * 0.5);
      canvas.path(`M${x} -10L${x - width * 0.4} 1300H${x + width * 1.3}L${x + width} -10Z`, colour, 0.75);
    }
    canvas.path(ridge(random, 1010 + layer * 70, 70, 5), colour, 0.95);
  }
  for (let beam = 0; beam < 4; beam++) {
    const x = random.within(120, 800);
    canvas.path(`M${x} -20L${x - 420} 1280H${x - 270}L${x + 50} -20Z`, mood.sun, 0.13);
  }
  for (let leaf = 0; leaf < 26; leaf++) {
    canvas.ellipse(
      random.within(0, 960),
      random.within(-20, 240),
      random.within(40, 95),
      random.within(26, 60),
      mix(green, mood.lit, random.within(0, 0.5)),
      0.55,
    );
  }
};

export const lake: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 760);
  clouds(canvas, random, mood, 3);
  canvas.path(peaks(random, 760, 420, 3), lighter(mood.far, 0.25));
  canvas.path(peaks(random, 780, 260, 4), mood.far);
  for (let tree = 0; tree < 20; tree++) {
    fir(
      canvas,
      random.within(-10, 970),
      800 + random.within(-6, 14),
      random.within(70, 150),
      hillColours(mood, random.within(0.55, 0.85)),
    );
  }
  const water = mix(mood.sky[1], mood.near, 0.35);
  canvas.rect(
    0,
    795,
    WIDTH,
    500,
    canvas.line(
      [
        [0, lighter(water, 0.35)],
        [1, darker(water, 0.25)],
      ],
      [0, 795],
      [0, 1280],
    ),
  );
  for (let glint = 0; glint < 22; glint++) {
    const y = random.within(810, 1240);
    canvas.rect(random.within(0, 900), y, random.within(50, 200), 5, lighter(mood.sky[2], 0.3), 0.4, 3);
  }
};

export const snow: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 760);
  canvas.path(peaks(random, 740, 330, 4), mix(mood.far, "#eaf0f7", 0.4));
  for (const [layer, y] of [760, 860, 990].entries()) {
    canvas.path(ridge(random, y, 70, 3), mix("#f4f7fb", mood.sky[1], 0.42 - layer * 0.13));
    for (let tree = 0; tree < 6; tree++) {
      const size = random.within(120, 200) + layer * 60;
      const x = random.within(-20, 980);
      fir(canvas, x, y + 30, size, mix(mood.near, "#35606a", 0.4), 0.85 - layer * 0.05);
      fir(canvas, x - 6, y + 4, size * 0.86, "#f4f7fb", 0.35);
    }
  }
  for (let flake = 0; flake < 45; flake++) {
    canvas.circle(
      random.within(0, 960),
      random.within(0, 1100),
      random.within(3, 9),
      "#ffffff",
      random.within(0.4, 0.9),
    );
  }
};

export const lavender: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 640);
  clouds(canvas, random, mood, 4);
  canvas.path(ridge(random, 620, 90, 4), hillColours(mood, 0.3));
  canvas.path(ridge(random, 670, 50, 3), hillColours(mood, 0.6));
  const bloom = random.pick(["#8a6bb8", "#c98a3e", "#b9536b", "#6f9a55"]);
  canvas.rect(0, 690, WIDTH, 600, lighter(bloom, 0.25));
  for (let row = -7; row <= 7; row++) {
    const low = 480 + row * 210;
    canvas.path(
      `M${480 + row * 34} 690L${low - 74} 1290H${low + 74}Z`,
      darker(bloom, 0.16 + (Math.abs(row) % 2) * 0.1),
      0.75,
    );
  }
  for (let dot = 0; dot < 90; dot++) {
    const y = random.within(720, 1270);
    canvas.circle(random.within(0, 960), y, 2 + (y - 700) / 70, lighter(bloom, random.within(0.3, 0.7)), 0.6);
  }
};

export const park: Painter = (canvas, random, mood) => {
  paintSky(canvas, random, mood, 800);
  const leaf = random.pick(["#e8a0ae", "#7fa363", "#d98b45", "#c7b04f"]);
  canvas.path(ridge(random, 800, 60, 4), mix(mood.far, leaf, 0.35));
  canvas.path(ridge(random, 900, 50, 3), mix("#83a86a", mood.near, 0.25));
  for (let tree = 0; tree < 5; tree++) {
    const x = tree * 230 + random.within(-60, 40);
    const base = random.within(850, 960);
    const crown = base - random.within(330, 560);
    canvas.stroke(
      `M${x} ${base}Q${x + 14} ${(base + crown) / 2} ${x - 6} ${crown}`,
      darker("#6a4a3c", 0.1),
      24,
    );
    for (let puff = 0; puff < 9; puff++) {
      const colour = random.chance(0.5)
        ? lighter(leaf, random.within(0, 0.4))
        : darker(leaf, random.within(0, 0.2));
      canvas.circle(
        x + random.within(-120, 120),
        crown + random.within(-110, 80),
        random.within(50, 92),
        colour,
        0.85,
      );
    }
  }
  canvas.path("M380 1290Q420 1080 560 930H610Q640 1080 860 1290Z", lighter("#d9c3a0", 0.2), 0.85);
};
