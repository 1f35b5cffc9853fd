import {
  at,
  bounce,
  CLOSED,
  circle,
  face,
  faded,
  INK,
  line,
  n,
  SMILE,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  wink: [
    "#fdf3cf",
    (t) =>
      face(
        100,
        106,
        SMILE +
          circle(-20, -12, 7, INK) +
          (t < 0.5 ? circle(20, -12, 7, INK) : line("M10-10q10-8 20 0", INK)),
        turned(6 * wave(t)),
      ),
  ],
  blush: [
    "#fde9ef",
    (t) =>
      face(
        100,
        108,
        CLOSED +
          line("M-14 20q14 12 28 0", INK) +
          faded(0.4 + 0.6 * bounce(t), circle(-36, 10, 13, "#f28aa0") + circle(36, 10, 13, "#f28aa0")),
      ),
  ],
  eyes: [
    "#e2edf8",
    (t) =>
      times(2, (i) =>
        at(
          62 + i * 76,
          104,
          `<ellipse rx="32" ry="44" fill="#fff" stroke="#b9c7d8" stroke-width="4"/>${circle(14 * wave(t), 6, 15, "#3b4a6b")}`,
        ),
      ),
  ],
  cool: [
    "#dcf0f5",
    (t) =>
      face(
        100,
        108,
        line("M-20 26q24 10 34-6", INK, 7) +
          at(
            0,
            -10 + 8 * wave(t),
            shape("M-48-12h42l-4 24q-16 12-32 0ZM6-12h42l-6 24q-16 12-32 0Z", "#232b52") +
              line("M-50-12H50", "#232b52", 5),
          ),
      ),
  ],
  fire: [
    "#3a2436",
    (t) =>
      at(
        100,
        120,
        shape("M0-90C40-40 52-20 48 14 44 46 20 60 0 60-24 60-46 44-48 12-50-18-20-30 0-90Z", "#f0612f") +
          at(
            0,
            20,
            shape("M0-50C20-20 26-8 24 10 20 30 8 38 0 38-12 38-24 28-24 8-24-10-8-20 0-50Z", "#ffd166"),
            `scale(1 ${n(1 + 0.15 * wave(t, 0.3))})`,
          ),
        `scale(${n(1 + 0.04 * wave(t))} ${n(1 + 0.06 * wave(t))})`,
      ),
  ],
  candle: [
    "#40304f",
    (t) =>
      `<rect x="82" y="96" width="36" height="76" rx="5" fill="#f5e6d3"/><rect x="60" y="170" width="80" height="12" rx="6" fill="#c79a4b"/>` +
      at(
        100,
        84,
        shape("M0-38q20 26 0 40-20-14 0-40Z", "#ffc14d") + shape("M0-18q10 12 0 20-10-8 0-20Z", "#fff3bf"),
        `${turned(7 * wave(t))} ${scaled(1 + 0.08 * wave(t * 2))}`,
      ),
  ],
};
