import {
  at,
  bounce,
  circle,
  face,
  faded,
  HAPPY,
  heart,
  line,
  n,
  RED,
  SMILE,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  love: ["#fde3e6", (t) => heart(100, 110, 1.45 + 0.2 * bounce(t * 2))],
  kiss: [
    "#fbe0ee",
    (t) =>
      at(
        100,
        118,
        shape("M-50 0Q-26-34-8-24 0-18 8-24 26-34 50 0 26 36 0 36-26 36-50 0Z", "#c92f55") +
          shape("M-50 0Q-20-6 0 0 20-6 50 0 20 10 0 6-20 10-50 0Z", "#8c1c39"),
        scaled(1 + 0.09 * wave(t)),
      ) +
      times(3, (i) => {
        const up = (t + i / 3) % 1;
        return faded(1 - up, heart(56 + i * 44, 76 - 56 * up, 0.22 + 0.14 * up, "#e8527a"));
      }),
  ],
  hug: [
    "#fdeadf",
    (t) =>
      face(70 + 6 * bounce(t), 110, HAPPY + SMILE) +
      face(130 - 6 * bounce(t), 110, HAPPY + SMILE) +
      heart(100, 36, 0.4 + 0.1 * bounce(t)),
  ],
  hearts: [
    "#fff0f3",
    (t) =>
      times(7, (i) => {
        const up = (t + i * 0.43) % 1;
        return faded(
          1.2 - up,
          heart(26 + ((i * 61) % 150), 190 - 180 * up, 0.3 + (i % 3) * 0.12, i % 2 ? RED : "#f08aa8"),
        );
      }),
  ],
  arrow: [
    "#f3e4fa",
    (t) =>
      heart(100, 112, 1.4) +
      at(
        100,
        104,
        line("M-90 0H86M70-14 90 0 70 14M-90-12-76 0-90 12", "#6b4a8f", 7),
        `${turned(-24)} translate(${n(8 * wave(t))} 0)`,
      ),
  ],
  rose: [
    "#eaf4e6",
    (t) =>
      at(
        100,
        188,
        line("M0 0V-90", "#3f8f5a", 8) +
          shape("M0-40q30-26 46-8-18 26-46 8Z", "#4fa86c") +
          at(
            0,
            -112,
            circle(0, 0, 34, "#c92f55") +
              line("M-18-6a18 18 0 0 1 36 0M-10 4a10 10 0 0 0 20 0M0-4v14", "#8c1c39", 5),
          ),
        turned(7 * wave(t)),
      ),
  ],
};
