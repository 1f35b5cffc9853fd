// Draws the small set of moving pictures that the GIF search knows without a provider: frames as SVG, joined to animated
// WebP. Run by hand when one changes: `node server/cli/draw-gifs.mjs`. Each stops after less than five seconds by itself,
// because nobody can pause a picture (WCAG 2.2.2).
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";

const FOLDER = resolve(import.meta.dirname, "../../app/features/chat/attachments/gif-set");
const EDGE_PIXELS = 180;
const FRAMES = 12;
const FRAME_MS = 90;
const LOOPS = 4;
const TURN = Math.PI * 2;

const wave = (at, shift = 0) => Math.sin((at + shift) * TURN);
const HEART = "M0 30C-46-4-38-42-16-42-6-42 0-34 0-27 0-34 6-42 16-42 38-42 46-4 0 30Z";
const face = (mouth, eyes) =>
  `<circle r="58" fill="#fbc94b"/><circle r="58" fill="none" stroke="#e6a52e" stroke-width="4"/>${eyes}${mouth}`;
const EYES =
  '<circle cx="-20" cy="-12" r="7" fill="#4a2f1d"/><circle cx="20" cy="-12" r="7" fill="#4a2f1d"/>';
/** An open palm. */
const HAND = `<g fill="#fbc94b" stroke="#e6a52e" stroke-width="3">${[
  [-17, -30, -10],
  [-6, -38, -3],
  [5, -37, 4],
  [15, -30, 11],
]
  .map(
    ([x, y, turn]) =>
      `<rect x="${x - 4}" y="${y}" width="10" height="38" rx="5" transform="rotate(${turn} ${x} 0)"/>`,
  )
  .join(
    "",
  )}<rect x="-29" y="-6" width="11" height="30" rx="5.500" transform="rotate(-42 -24 18)"/></g><path d="M-21-4h42v20q0 18-21 18t-21-18Z" fill="#fbc94b"/>`;
const at = (x, y, inside, more = "") => `<g transform="translate(${x} ${y}) ${more}">${inside}</g>`;
const star = (size) =>
  `<path transform="scale(${size})" d="M0-10 2.500-2.500 10 0 2.500 2.500 0 10-2.500 2.500-10 0-2.500-2.500Z" fill="#fff3bf"/>`;
const glass = (turn) =>
  `<g transform="rotate(${turn})"><path d="M-20-50h40l-6 46c-3 14-25 14-28 0Z" fill="#fff" fill-opacity=".85"/><path d="M-18-30h36l-4 26c-3 14-25 14-28 0Z" fill="#f0b63a"/><path d="M0 6V46M-16 48h32" stroke="#b99d6b" stroke-width="5" stroke-linecap="round"/></g>`;

/** Ground colour and what moves on it; `t` runs from 0 to 1 and the last frame meets the first. */
const SET = {
  hello: [
    "#dff1ea",
    (t) =>
      at(
        80,
        112,
        face(
          '<path d="M-26 12Q0 42 26 12" fill="none" stroke="#4a2f1d" stroke-width="7" stroke-linecap="round"/>',
          EYES,
        ),
      ) + at(160, 110, HAND, `rotate(${18 * wave(t * 2)} 0 30)`),
  ],
  love: [
    "#fde3e6",
    (t) =>
      at(
        100,
        106,
        `<path d="${HEART}" fill="#d8345a"/><path d="M-20-20q2-10 10-11" stroke="#ffb3c3" stroke-width="5" fill="none" stroke-linecap="round"/>`,
        `scale(${1.45 + 0.2 * Math.max(0, wave(t * 2))})`,
      ),
  ],
  kiss: [
    "#fbe0ee",
    (t) =>
      at(
        100,
        118,
        '<path d="M-50 0Q-26-34-8-24 0-18 8-24 26-34 50 0 26 36 0 36-26 36-50 0Z" fill="#c92f55"/><path d="M-50 0Q-20-6 0 0 20-6 50 0 20 10 0 6-20 10-50 0Z" fill="#8c1c39"/>',
        `scale(${1 + 0.09 * wave(t * 2)})`,
      ) +
      [-44, 0, 44]
        .map((x, n) => {
          const up = (t + n / 3) % 1;
          return at(
            100 + x,
            76 - 56 * up,
            `<path d="${HEART}" fill="#e8527a" fill-opacity="${(1 - up).toFixed(2)}"/>`,
            `scale(${(0.22 + 0.14 * up).toFixed(2)})`,
          );
        })
        .join(""),
  ],
  laugh: [
    "#fff0cf",
    (t) =>
      at(
        100,
        102 - 6 * Math.abs(wave(t)),
        face(
          '<path d="M-32 4Q0 10 32 4 30 42 0 42-30 42-32 4Z" fill="#6b2c1a"/><path d="M-20 30Q0 18 20 30 10 42 0 42-10 42-20 30Z" fill="#e8606a"/>',
          '<path d="M-34-10 -22-20-10-10M10-10 22-20 34-10" fill="none" stroke="#4a2f1d" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
        ),
        `rotate(${7 * wave(t * 2)})`,
      ) +
      [-1, 1]
        .map((side) =>
          at(
            100 + side * (62 + 10 * ((t * 2) % 1)),
            96 + 26 * ((t * 2) % 1),
            '<path d="M0-10q9 14 0 20-9-6 0-20Z" fill="#5ab0e6"/>',
          ),
        )
        .join(""),
  ],
  yes: [
    "#dfeafb",
    (t) =>
      at(
        100,
        112 - 8 * Math.abs(wave(t)),
        '<path d="M-46-6h24v58h-24Z" fill="#3f6fb5"/><path d="M-18-4C0-14 2-34 2-48q0-10 9-10 13 0 13 18 0 10-3 22h24q12 0 10 12-6 32-12 46-4 10-16 10H4Q-8 50-18 48Z" fill="#fbc94b" stroke="#e6a52e" stroke-width="4"/>',
        `rotate(${-8 + 10 * wave(t)})`,
      ),
  ],
  thanks: [
    "#e6f3dc",
    (t) =>
      '<path d="M100 112C104 140 100 160 98 186" stroke="#4f9668" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M100 152q26-22 44-6-20 24-44 6Z" fill="#5fa877"/>' +
      at(
        100,
        84,
        `${Array.from({ length: 6 }, (_, n) => `<ellipse cx="0" cy="-32" rx="19" ry="27" fill="${n % 2 ? "#f08aa8" : "#ee7196"}" transform="rotate(${n * 60})"/>`).join("")}<circle r="19" fill="#fbc94b"/>`,
        `rotate(${12 * wave(t)}) scale(${1 + 0.05 * wave(t * 2)})`,
      ),
  ],
  party: [
    "#2f2a4d",
    (t) =>
      Array.from({ length: 22 }, (_, n) => {
        const x = (n * 53) % 200;
        const y = ((n * 71) % 220) + 220 * t;
        return at(
          x + 8 * wave(t, n / 7),
          (y % 220) - 10,
          `<rect x="-5" y="-8" width="10" height="16" rx="2" fill="${["#ff6b81", "#ffd166", "#4cc9f0", "#80ed99"][n % 4]}"/>`,
          `rotate(${n * 40 + 360 * t})`,
        );
      }).join("") +
      at(
        100,
        136,
        '<path d="M-34 42 0-46 34 42Z" fill="#ff6b81"/><path d="M-20 6h40l7 18h-54Z" fill="#ffd166"/><circle cy="-50" r="11" fill="#4cc9f0"/>',
        `rotate(${6 * wave(t)} 0 40)`,
      ),
  ],
  morning: [
    "#fdeedd",
    (t) =>
      at(
        94,
        130,
        '<path d="M-44-30h88v34q0 40-44 40t-44-40Z" fill="#e4572e"/><path d="M44-18q30-4 26 22-4 20-34 18" fill="none" stroke="#e4572e" stroke-width="10"/><ellipse cy="-30" rx="44" ry="10" fill="#5b3422"/><ellipse cy="48" rx="60" ry="7" fill="#caa07c"/>',
      ) +
      [-22, 0, 22]
        .map((x, n) => {
          const s = 9 * wave(t, n / 3);
          return `<path d="M${94 + x} 90q${s}-14 0-26t0-26" fill="none" stroke="#b8937a" stroke-width="6" stroke-linecap="round" stroke-opacity="${(0.55 + 0.35 * wave(t, n / 3)).toFixed(2)}"/>`;
        })
        .join(""),
  ],
  night: [
    "#232b52",
    (t) =>
      at(
        96,
        104,
        '<path d="M20-58A60 60 0 1 0 58 22 50 50 0 0 1 20-58Z" fill="#ffe9a8"/>',
        `rotate(${5 * wave(t)})`,
      ) +
      [
        [150, 52, 0],
        [168, 112, 0.3],
        [130, 88, 0.6],
        [44, 40, 0.8],
        [40, 168, 0.5],
      ]
        .map(([x, y, shift]) => at(x, y, star(1.1 + 0.5 * wave(t, shift))))
        .join(""),
  ],
  sad: [
    "#dde6ee",
    (t) =>
      Array.from({ length: 7 }, (_, n) => {
        const down = (t * 2 + n / 3.5) % 1;
        return `<path d="M${44 + n * 19} ${122 + 62 * down}v14" stroke="#5a8fc0" stroke-width="6" stroke-linecap="round" stroke-opacity="${(1 - down).toFixed(2)}"/>`;
      }).join("") +
      at(
        100 + 4 * wave(t),
        88,
        '<path d="M-58 32a28 28 0 0 1 6-55 38 38 0 0 1 72-8 30 30 0 0 1 40 34 22 22 0 0 1-8 29Z" fill="#8fa3b8"/><circle cx="-16" cy="2" r="5" fill="#33414f"/><circle cx="18" cy="2" r="5" fill="#33414f"/><path d="M-10 22q11-11 22 0" fill="none" stroke="#33414f" stroke-width="5" stroke-linecap="round"/>',
      ),
  ],
  dance: [
    "#ece3fa",
    (t) =>
      [
        ["#7a4fc0", 62, 128, 0],
        ["#d8345a", 118, 116, 0.33],
        ["#2f9c8f", 158, 142, 0.66],
      ]
        .map(([fill, x, y, shift]) =>
          at(
            x,
            y - 22 * Math.abs(wave(t, shift)),
            `<ellipse cx="-12" cy="26" rx="17" ry="12" fill="${fill}" transform="rotate(-18 -12 26)"/><path d="M2 24V-44q24 4 26 30" fill="none" stroke="${fill}" stroke-width="8" stroke-linecap="round"/>`,
            `rotate(${10 * wave(t, shift)})`,
          ),
        )
        .join(""),
  ],
  cheers: [
    "#fdf3cf",
    (t) => {
      const lean = 9 + 7 * wave(t);
      const spark = Math.max(0, wave(t));
      return (
        at(62, 116, glass(lean)) +
        at(138, 116, glass(-lean)) +
        [-26, 0, 26]
          .map(
            (x) =>
              `<path d="M${100 + x * 0.5} ${52 - Math.abs(x) * -0.2}L${100 + x} ${26 + Math.abs(x) * 0.4}" stroke="#e9a52c" stroke-width="6" stroke-linecap="round" stroke-opacity="${spark.toFixed(2)}"/>`,
          )
          .join("")
      );
    },
  ],
};

let total = 0;
for (const [name, [ground, draw]] of Object.entries(SET)) {
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, index) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/>${draw(index / FRAMES)}</svg>`;
      return sharp(Buffer.from(svg)).resize(EDGE_PIXELS, EDGE_PIXELS).png().toBuffer();
    }),
  );
  const picture = await sharp(frames, { join: { animated: true } })
    .webp({ quality: 55, effort: 6, loop: LOOPS, delay: Array(FRAMES).fill(FRAME_MS) })
    .toBuffer();
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  total += picture.length;
}
process.stdout.write(`${Object.keys(SET).length} pictures, ${total} bytes\n`);
