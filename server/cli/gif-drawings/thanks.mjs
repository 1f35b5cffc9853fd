import {
  at,
  bounce,
  circle,
  eyes,
  FROWN,
  face,
  flower,
  INK,
  line,
  STAR,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  thanks: [
    "#e6f3dc",
    (t) =>
      line("M100 112C104 140 100 160 98 186", "#4f9668", 8) +
      shape("M100 152q26-22 44-6-20 24-44 6Z", "#5fa877") +
      at(100, 84, flower(0, 0, 1, "#f08aa8"), `${turned(12 * wave(t))}`),
  ],
  bouquet: [
    "#fdf0e4",
    (t) =>
      shape("M62 104h76l-26 84h-24Z", "#c9a3d9") +
      flower(70, 84 + 3 * wave(t), 0.55, "#ee7196") +
      flower(132, 84 - 3 * wave(t), 0.55, "#f5a142") +
      flower(100, 62 + 3 * wave(t, 0.5), 0.6, "#7fb3e8"),
  ],
  present: [
    "#e9e4fa",
    (t) =>
      `<rect x="48" y="98" width="104" height="76" rx="6" fill="#7a4fc0"/><rect x="92" y="98" width="16" height="76" fill="#ffd166"/>` +
      at(
        100,
        94 - 16 * bounce(t),
        `<rect x="-60" y="-20" width="120" height="26" rx="6" fill="#6a3fb0"/><rect x="-8" y="-20" width="16" height="26" fill="#ffd166"/>${line("M0-20q-34-34-32-6 4 8 32 6 28 2 32-6 2-28-32 6", "#ffd166", 7)}`,
      ),
  ],
  medal: [
    "#e3f0f2",
    (t) =>
      shape("M70 20h24l14 60H84Z", "#3f6fb5") +
      shape("M130 20h-24L92 80h24Z", "#d8345a") +
      circle(100, 122, 46, "#f5b52e") +
      circle(100, 122, 36, "#ffd166") +
      at(100, 122, shape(STAR, "#f5b52e"), `${turned(20 * wave(t))} ${scaled(1.2)}`),
  ],
  sorry: [
    "#e7ebf3",
    (t) =>
      face(
        100,
        108,
        FROWN +
          eyes(0, 2 * wave(t), 9) +
          circle(-17, -15, 3, "#fff") +
          circle(23, -15, 3, "#fff") +
          line("M-36-32q10-10 22-8M36-32q-10-10-22-8", INK, 5),
      ),
  ],
  sparkle: [
    "#2f2a4d",
    (t) =>
      times(5, (i) =>
        at(
          [100, 52, 150, 62, 142][i],
          [100, 54, 64, 152, 148][i],
          shape("M0-40 9-9 40 0 9 9 0 40-9 9-40 0-9-9Z", "#fff3bf"),
          scaled([1.2, 0.6, 0.7, 0.55, 0.8][i] * (0.75 + 0.35 * wave(t, i / 5))),
        ),
      ),
  ],
};
