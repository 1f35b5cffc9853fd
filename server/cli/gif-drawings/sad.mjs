import {
  at,
  bounce,
  CLOSED,
  CLOUD,
  circle,
  drop,
  eyes,
  FROWN,
  face,
  faded,
  INK,
  line,
  n,
  RED,
  rain,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  sad: [
    "#dde6ee",
    (t) =>
      rain(t, "#5a8fc0") +
      at(
        100 + 4 * wave(t),
        88,
        shape(CLOUD, "#8fa3b8") +
          circle(-16, 2, 5, "#33414f") +
          circle(18, 2, 5, "#33414f") +
          line("M-10 22q11-11 22 0", "#33414f", 5),
      ),
  ],
  cry: [
    "#e3edf7",
    (t) =>
      face(100, 104, FROWN + CLOSED) +
      times(2, (i) => {
        const down = (t + i / 2) % 1;
        return faded(1.3 - down, drop(80 + i * 40, 108 + 60 * down));
      }),
  ],
  heartbreak: [
    "#efe6ea",
    (t) =>
      at(
        98 - 6 * bounce(t),
        112,
        shape("M0 30C-46-4-38-42-16-42-6-42 0-34 0-27L-8-8 6 4-4 16Z", RED),
        `${turned(-8 * bounce(t))} scale(1.4)`,
      ) +
      at(
        102 + 6 * bounce(t),
        112,
        shape("M0 30C46-4 38-42 16-42 6-42 0-34 0-27L-8-8 6 4-4 16Z", "#b92c4d"),
        `${turned(8 * bounce(t))} scale(1.4)`,
      ),
  ],
  angry: [
    "#f9ddd6",
    (t) =>
      at(
        100 + 3 * wave(t * 3),
        108,
        `<circle r="58" fill="#ef6a4c" stroke="#c94a30" stroke-width="4"/>${FROWN}${eyes()}${line("M-36-32-10-22M36-32 10-22", INK, 7)}`,
      ) + faded(bounce(t * 2), line("M60 34q-8-10 0-20M100 28q-8-10 0-20M140 34q-8-10 0-20", "#c94a30")),
  ],
  tired: [
    "#dfe1f2",
    (t) =>
      face(
        88,
        118,
        `${CLOSED}<ellipse cy="24" rx="${n(10 + 3 * wave(t))}" ry="${n(8 + 4 * wave(t))}" fill="#6b2c1a"/>`,
      ) +
      times(3, (i) =>
        faded(
          (t * 3 + 1 - i) % 3,
          at(140 + i * 14, 76 - i * 24, line("M-8-8H8L-8 8H8", "#4a558f", 5), scaled(0.8 + i * 0.25)),
        ),
      ),
  ],
  umbrella: [
    "#d7e3ec",
    (t) =>
      rain(t, "#6f9cc4") +
      at(
        100,
        110,
        shape(
          "M-72 0a72 66 0 0 1 144 0q-12-14-24 0-12-14-24 0-12-14-24 0-12-14-24 0-12-14-24 0-12-14-24 0Z",
          "#3f6fb5",
        ) + line("M0 0V58q0 16 16 14", "#4a3b33", 7),
        turned(4 * wave(t)),
      ),
  ],
};
