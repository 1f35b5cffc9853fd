import type { Still } from "#server/reference-backend/seed/photos";
import type { Random } from "#server/reference-backend/seed/random";
import { type Canvas, HEIGHT, WIDTH } from "./canvas";
import { livingRoom } from "./interiors";
import { lake, type Painter, paintSky } from "./nature";
import { townhouses } from "./outdoors";
import { darker, lighter, type Mood, mix } from "./tones";

/** A wall with light from a window and a table to stand things on. */
function table(canvas: Canvas, random: Random, mood: Mood): void {
  const wall = random.pick(["#d9b08c", "#9fb3a8", "#c99a8a", "#8d9fb3", "#b8a0b0"]);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.fall(lighter(wall, 0.35), wall, darker(wall, 0.2)));
  canvas.path("M140 90H400L330 620H70ZM440 90H700L630 620H370Z", mood.sun, 0.35);
  const wood = random.pick(["#8a5a3c", "#b98058", "#6a4a3c", "#d3a878"]);
  canvas.rect(
    0,
    830,
    WIDTH,
    460,
    canvas.line(
      [
        [0, lighter(wood, 0.18)],
        [1, darker(wood, 0.3)],
      ],
      [0, 830],
      [0, 1280],
    ),
  );
  for (let grain = 0; grain < 7; grain++) {
    const y = random.within(880, 1260);
    canvas.stroke(`M-10 ${y}Q480 ${y + random.within(-20, 20)} 970 ${y}`, darker(wood, 0.35), 3, 0.3);
  }
}

const coffee: Painter = (canvas, random, mood) => {
  table(canvas, random, mood);
  const cup = random.pick(["#f4ead8", "#c8503f", "#3f6b62", "#e7b55a"]);
  canvas.ellipse(480, 1050, 300, 60, "#2a1a18", 0.3);
  canvas.ellipse(480, 1035, 290, 58, lighter(cup, 0.5));
  canvas.stroke("M650 780Q800 770 770 880Q740 960 620 950", cup, 36);
  canvas.path(
    "M290 740H670Q670 1010 540 1030H420Q290 1010 290 740Z",
    canvas.line(
      [
        [0, lighter(cup, 0.2)],
        [1, darker(cup, 0.25)],
      ],
      [290, 0],
      [670, 0],
    ),
  );
  canvas.ellipse(480, 740, 190, 44, lighter(cup, 0.4));
  canvas.ellipse(480, 744, 168, 34, "#5a3524");
  canvas.path(
    "M480 768C430 752 420 728 450 724Q470 722 480 736Q490 722 510 724C540 728 530 752 480 768Z",
    "#e8c9a0",
    0.9,
  );
  for (const x of [410, 480, 550]) canvas.stroke(`M${x} 680q-40 -60 0 -120t0 -130`, "#ffffff", 14, 0.3);
};

const books: Painter = (canvas, random, mood) => {
  table(canvas, random, mood);
  let y = 1010;
  for (let book = 0; book < 6; book++) {
    const colour = random.pick(["#c8503f", "#e0a852", "#7d9466", "#3d6a80", "#8c3b5b", "#4f4a6a", "#b86f52"]);
    const width = random.within(380, 520);
    const x = 480 - width / 2 + random.within(-50, 50);
    const height = random.within(58, 92);
    canvas.rect(x, y - height, width, height, colour, 1, 8);
    canvas.rect(x + width - 40, y - height + 8, 40, height - 16, "#f6ecd8");
    canvas.rect(x + 30, y - height * 0.62, width * 0.4, 10, lighter(colour, 0.6), 0.8);
    y -= height;
  }
  canvas.add(
    `<g stroke="#2f2b36" stroke-width="12"><circle cx="400" cy="${y - 42}" r="46"/><circle cx="530" cy="${y - 42}" r="46"/><path d="M446 ${y - 48}q20 -14 38 0M354 ${y - 50}l-40 20M576 ${y - 50}l40 20"/></g>`,
  );
};

const plants: Painter = (canvas, random, mood) => {
  table(canvas, random, mood);
  for (const x of [210, 480, 750]) {
    const leaf = random.pick(["#4f7a52", "#6a8f55", "#3f6b62", "#8aa05a"]);
    const size = random.within(280, 440);
    const base = random.within(980, 1080);
    for (let angle = -75; angle <= 75; angle += 17) {
      canvas.group(`translate(${x} ${base - 150}) rotate(${angle})`, () =>
        canvas.path(
          `M0 0Q${-size * 0.22} ${-size * 0.55} 0 ${-size}Q${size * 0.22} ${-size * 0.55} 0 0Z`,
          mix(leaf, "#eef0b8", random.within(0, 0.35)),
        ),
      );
    }
    canvas.path(
      `M${x - 105} ${base - 170}H${x + 105}L${x + 76} ${base}H${x - 76}Z`,
      random.pick(["#c8704f", "#f0e3d0", "#56506b", "#d9a441"]),
    );
    canvas.rect(x - 115, base - 190, 230, 36, "#00000022", 1, 8);
  }
};

const wine: Painter = (canvas, random, mood) => {
  table(canvas, random, mood);
  const drink = random.pick(["#8c2f45", "#e3c46a", "#d98a7a"]);
  canvas.path("M140 1060V560Q140 500 180 460V300H240V460Q280 500 280 560V1060Z", mix("#2f4a3a", drink, 0.2));
  canvas.rect(150, 640, 120, 190, "#f0e3d0");
  canvas.circle(210, 735, 36, drink, 0.8);
  for (const x of [440, 710]) {
    canvas.ellipse(x, 1070, 120, 24, "#2a1a18", 0.25);
    canvas.stroke(`M${x} 860V1050M${x - 70} 1060H${x + 70}`, "#ffffff", 12, 0.75);
    canvas.path(`M${x - 110} 560Q${x - 130} 860 ${x} 870Q${x + 130} 860 ${x + 110} 560Z`, "#ffffff", 0.3);
    canvas.path(`M${x - 116} 690Q${x - 110} 858 ${x} 866Q${x + 110} 858 ${x + 116} 690Z`, drink, 0.95);
    canvas.ellipse(x, 690, 116, 20, lighter(drink, 0.25));
    canvas.stroke(`M${x - 84} 610Q${x - 92} 720 ${x - 70} 800`, "#ffffff", 10, 0.5);
  }
};

const guitar: Painter = (canvas, random, mood) => {
  livingRoom(canvas, random, mood);
  const wood = random.pick(["#c8793f", "#8a3f2f", "#d9a45a"]);
  canvas.group("rotate(12 480 800)", () => {
    canvas.rect(450, 90, 60, 600, darker("#5a3826", 0.2), 1, 10);
    canvas.rect(436, 40, 88, 130, darker("#5a3826", 0.35), 1, 14);
    canvas.path(
      "M480 640C620 610 660 740 610 820C690 900 700 1120 480 1130C260 1120 270 900 350 820C300 740 340 610 480 640Z",
      canvas.line(
        [
          [0, lighter(wood, 0.25)],
          [1, darker(wood, 0.25)],
        ],
        [300, 640],
        [660, 1130],
      ),
    );
    canvas.circle(480, 820, 66, "#2a1a18");
    canvas.rect(410, 990, 140, 26, "#2a1a18", 1, 6);
    for (const x of [462, 474, 486, 498]) canvas.stroke(`M${x} 100V1000`, "#f4ead8", 2, 0.8);
  });
};

const bicycle: Painter = (canvas, random, mood) => {
  townhouses(canvas, random, mood);
  const frame = random.pick(["#c8503f", "#f0e3d0", "#e7b55a", "#2f5f6f"]);
  canvas.ellipse(480, 1150, 420, 26, "#1a1014", 0.3);
  for (const x of [270, 690])
    canvas.add(
      `<g stroke="#2a2430"><circle cx="${x}" cy="980" r="165" stroke-width="18"/><circle cx="${x}" cy="980" r="140" stroke-width="3" stroke-opacity=".6"/><path d="M${x - 150} 980h300M${x} 830v300M${x - 106} 874l212 212M${x + 106} 874l-212 212" stroke-width="2" stroke-opacity=".5"/></g>`,
    );
  canvas.stroke("M270 980L400 750L620 740L470 990ZM400 750L470 990M690 980L610 680", frame, 20);
  canvas.stroke("M610 690Q560 640 640 640M340 715H450", "#2a2430", 20);
  canvas.path("M640 700H820L800 830H660Z", "#b98058");
  for (let flower = 0; flower < 8; flower++)
    canvas.circle(
      660 + flower * 20,
      random.within(650, 700),
      26,
      random.pick(["#e88a9a", "#f4d27a", "#fbf1e0", "#7d9466"]),
    );
};

const tent: Painter = (canvas, random, mood) => {
  lake(canvas, random, mood);
  const cloth = random.pick(["#e08a52", "#c8503f", "#e7b55a", "#5f8fa3"]);
  canvas.path("M0 1080Q480 980 960 1090V1290H0Z", darker(mood.near, 0.2));
  canvas.path("M200 1150L470 760L740 1150Z", cloth);
  canvas.path("M470 760L740 1150H620Z", darker(cloth, 0.25));
  canvas.path("M400 1150L470 850L540 1150Z", lighter(mood.lit, 0.2));
  canvas.circle(
    850,
    1130,
    150,
    canvas.glow(
      [
        [0, "#ffb45a", 0.8],
        [1, "#ffb45a", 0],
      ],
      850,
      1130,
      150,
    ),
  );
  canvas.path("M850 1040Q900 1110 880 1150H820Q800 1110 850 1040Z", "#ff9a4a");
};

const cat: Painter = (canvas, random, mood) => {
  const wall = random.pick(["#c99a8a", "#9fb3a8", "#d9b98c", "#8d8fb3"]);
  const fur = random.pick(["#2f2b36", "#d98a4a", "#f0e3d0", "#8f8a8b"]);
  paintSky(canvas, random, mood, 900);
  canvas.path("M0 900V700Q240 600 480 700T960 680V900Z", mood.far, 0.9);
  canvas.path("M0 0H960V1280H0ZM110 110V900H850V110Z", wall);
  canvas.rect(464, 110, 32, 790, lighter(wall, 0.5));
  canvas.rect(60, 900, 840, 60, lighter(wall, 0.55));
  canvas.stroke("M610 870Q760 880 750 760Q745 700 790 690", fur, 44);
  canvas.path("M330 900Q320 640 430 570H530Q650 650 640 900Z", fur);
  canvas.path("M370 590L350 390L430 440H500L580 390L566 590Q470 670 370 590Z", fur);
  const eye = mix(fur, "#f4e08a", 0.8);
  canvas.ellipse(424, 520, 20, 24, eye);
  canvas.ellipse(512, 520, 20, 24, eye);
  canvas.ellipse(424, 520, 7, 20, "#1a1014");
  canvas.ellipse(512, 520, 7, 20, "#1a1014");
  canvas.path("M456 562H482L469 578Z", "#d98a94");
};

const record: Painter = (canvas, random, mood) => {
  table(canvas, random, mood);
  const box = random.pick(["#c8503f", "#3f6b62", "#e7b55a", "#56506b"]);
  canvas.rect(120, 560, 720, 500, box, 1, 24);
  canvas.rect(120, 990, 720, 70, darker(box, 0.3), 1, 20);
  canvas.circle(420, 780, 200, "#241d26");
  for (const radius of [175, 150, 125, 100])
    canvas.add(`<circle cx="420" cy="780" r="${radius}" stroke="#4a404e" stroke-width="3"/>`);
  canvas.circle(420, 780, 62, mood.sky[1]);
  canvas.circle(420, 780, 9, "#fbf1e0");
  canvas.stroke("M730 640V820L600 880", "#e8e0d8", 18);
  canvas.circle(730, 640, 34, "#cfc6be");
  canvas.circle(760, 930, 28, lighter(box, 0.5));
};

export const STILL_PAINTERS: Record<Still, Painter> = {
  coffee,
  books,
  plants,
  wine,
  guitar,
  bicycle,
  tent,
  cat,
  record,
};
