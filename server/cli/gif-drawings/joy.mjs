import {
  at,
  bounce,
  CLOUD,
  circle,
  drop,
  eyes,
  face,
  HAPPY,
  INK,
  line,
  n,
  RED,
  rays,
  STAR,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  laugh: [
    "#fff0cf",
    (t) =>
      face(
        100,
        102 - 6 * bounce(t * 2),
        shape("M-32 4Q0 10 32 4 30 42 0 42-30 42-32 4Z", "#6b2c1a") + HAPPY,
        turned(7 * wave(t)),
      ) +
      drop(34 - 8 * bounce(t), 96 + 14 * bounce(t)) +
      drop(166 + 8 * bounce(t), 96 + 14 * bounce(t)),
  ],
  smile: [
    "#e8f5dc",
    (t) =>
      face(
        100,
        106,
        line(`M-30 ${n(10 - 4 * wave(t))}Q0 ${n(46 + 6 * wave(t))} 30 ${n(10 - 4 * wave(t))}`, INK, 7) +
          eyes(),
      ),
  ],
  sun: [
    "#cfeafa",
    (t) =>
      at(
        100,
        104,
        rays(10, 58, 78, "#f5b52e", 18 * t * 2) +
          circle(0, 0, 46, "#ffd166") +
          HAPPY +
          line("M-18 10q18 18 36 0", INK),
      ),
  ],
  rainbow: [
    "#e3f1fb",
    (t) =>
      times(
        5,
        (i) =>
          `<path d="M${24 + i * 13} 156a${76 - i * 13} ${76 - i * 13} 0 0 1 ${152 - i * 26} 0" fill="none" stroke="${["#e4574f", "#f5a142", "#f7d84a", "#58b368", "#4a7fd0"][i]}" stroke-width="12"/>`,
      ) +
      at(40, 158 + 3 * wave(t), shape(CLOUD, "#fff"), scaled(0.55)) +
      at(164, 158 - 3 * wave(t), shape(CLOUD, "#fff"), scaled(0.55)),
  ],
  balloon: [
    "#fdeff4",
    (t) =>
      at(
        100 + 6 * wave(t),
        92 + 4 * wave(t, 0.25),
        `<ellipse rx="42" ry="52" fill="${RED}"/>${shape("M-8 60 0 48 8 60Z", RED)}${line(`M0 60q${n(12 * wave(t))} 24 0 48`, "#8a6a75", 4)}${line("M-18-20q4-16 16-18", "#ffb3c3", 6)}`,
      ),
  ],
  jump: [
    "#fff4d6",
    (t) =>
      `<ellipse cx="100" cy="176" rx="${n(46 - 22 * bounce(t * 2))}" ry="8" fill="#e3cfa0"/>` +
      at(100, 128 - 44 * bounce(t * 2), shape(STAR, "#f5b52e") + eyes(0, 0, 0), scaled(2.6)) +
      at(
        100,
        128 - 44 * bounce(t * 2),
        circle(-10, -4, 4, INK) + circle(10, -4, 4, INK) + line("M-10 8q10 10 20 0", INK, 4),
      ),
  ],
};
