import {
  at,
  bounce,
  CONFETTI,
  circle,
  faded,
  glass,
  line,
  note,
  RED,
  rays,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  party: [
    "#2f2a4d",
    (t) =>
      times(14, (i) =>
        at(
          (i * 53) % 200,
          ((((i * 71) % 220) + 220 * t) % 220) - 10,
          `<rect x="-5" y="-8" width="10" height="16" fill="${CONFETTI[i % 4]}"/>`,
          turned(i * 40 + 180 * t),
        ),
      ) +
      at(
        100,
        136,
        shape("M-34 42 0-46 34 42Z", "#ff6b81") +
          shape("M-20 6h40l7 18h-54Z", "#ffd166") +
          circle(0, -50, 11, "#4cc9f0"),
        turned(6 * wave(t), 0, 40),
      ),
  ],
  cheers: [
    "#fdf3cf",
    (t) =>
      at(62, 116, glass(9 + 7 * wave(t))) +
      at(138, 116, glass(-9 - 7 * wave(t))) +
      faded(wave(t), line("M100 52V26M87 56 74 36M113 56l13-20", "#e9a52c")),
  ],
  dance: [
    "#ece3fa",
    (t) =>
      note(62, 128 - 22 * bounce(t * 2), "#7a4fc0", 10 * wave(t)) +
      note(118, 116 - 22 * bounce(t * 2, 0.17), RED, 10 * wave(t, 0.33)) +
      note(158, 142 - 22 * bounce(t * 2, 0.33), "#2f9c8f", 10 * wave(t, 0.66)),
  ],
  cake: [
    "#e4f2f7",
    (t) =>
      `<rect x="40" y="112" width="120" height="60" rx="8" fill="#f2b8c6"/><path d="M40 130q10 16 20 0t20 0 20 0 20 0 20 0 20 0v-10q0-8-8-8H48q-8 0-8 8Z" fill="#fff"/>` +
      times(
        3,
        (i) =>
          `<rect x="${66 + i * 30}" y="80" width="8" height="32" fill="${CONFETTI[i]}"/>` +
          at(70 + i * 30, 74, shape("M0-20q11 14 0 22-11-8 0-22Z", "#ffb02e"), turned(9 * wave(t, i / 3))),
      ),
  ],
  fireworks: [
    "#1d2145",
    (t) =>
      times(3, (i) => {
        const s = (t + i / 3) % 1;
        return faded(
          1.3 - s,
          at([60, 140, 104][i], [72, 60, 132][i], rays(10, 12 + 18 * s, 16 + 36 * s, CONFETTI[i])),
        );
      }),
  ],
  disco: [
    "#33204d",
    (t) =>
      line("M100 0V52", "#8f86b8", 4) +
      circle(100, 104, 52, "#b9b4dd") +
      times(
        9,
        (i) =>
          `<rect x="${62 + (i % 3) * 28}" y="${68 + Math.floor(i / 3) * 26}" width="22" height="20" rx="3" fill="${CONFETTI[(i + Math.floor(t * 4)) % 4]}"/>`,
      ),
  ],
};
