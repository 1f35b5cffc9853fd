import {
  at,
  bounce,
  circle,
  eyes,
  face,
  HAND,
  INK,
  line,
  n,
  scaled,
  thumb,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  yes: ["#dfeafb", (t) => at(100, 112 - 8 * bounce(t), thumb, turned(-8 + 10 * wave(t)))],
  no: ["#f7e3e0", (t) => at(100, 92 + 8 * bounce(t), thumb, `${turned(8 + 10 * wave(t))} scale(1 -1)`)],
  maybe: [
    "#efe9fb",
    (t) =>
      at(
        100,
        104,
        `<text text-anchor="middle" y="50" font-family="sans-serif" font-weight="700" font-size="150" fill="#7a4fc0">?</text>`,
        turned(12 * wave(t)),
      ),
  ],
  done: [
    "#def3e6",
    (t) =>
      circle(100, 104, 62, "#3fa36b") +
      at(100, 106, line("M-30 2-8 24 32-22", "#fff", 14), scaled(1 + 0.12 * wave(t))),
  ],
  think: [
    "#eef0e2",
    (t) =>
      face(
        92,
        100,
        line("M-10 24h24", INK, 7) +
          eyes(4, -6 + 3 * wave(t)) +
          line("M-32-30q12-8 22-2M12-36q12-2 20 6", INK, 5),
      ) +
      at(118, 158, HAND, scaled(0.6)) +
      times(3, (i) => circle(156 + i * 12, 52 - i * 14, t * 3 > i ? 5 + i * 2 : 0, "#9aa17f")),
  ],
  wow: [
    "#e6f2fb",
    (t) =>
      face(
        100,
        106,
        `<ellipse cy="24" rx="14" ry="${n(16 + 6 * wave(t))}" fill="#6b2c1a"/>` +
          eyes(0, -4 - 2 * wave(t), 9) +
          line(`M-34 ${n(-38 - 4 * wave(t))}q12-8 24 0M10 ${n(-38 - 4 * wave(t))}q12-8 24 0`, INK, 5),
      ),
  ],
};
