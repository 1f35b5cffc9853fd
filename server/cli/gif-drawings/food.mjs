import { at, bounce, circle, line, n, RED, shape, times, turned, wave } from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  pizza: [
    "#fdeede",
    (t) =>
      at(
        100,
        104,
        shape("M-62-44Q0-76 62-44L0 76Z", "#e0a050") +
          shape("M-54-36Q0-64 54-36L0 68Z", "#ffd98a") +
          circle(-18, -26, 11, "#c9402f") +
          circle(18, -18, 11, "#c9402f") +
          circle(-2, 16, 10, "#c9402f"),
        turned(8 * wave(t)),
      ),
  ],
  icecream: [
    "#fdeff6",
    (t) =>
      at(
        100,
        116,
        shape("M-30 0h60L0 76Z", "#d9a05b") +
          line("M-22 10 12 50M22 10-12 50", "#b97f3f", 4) +
          circle(-16, -16, 26, "#f7c3d4") +
          circle(18, -16, 26, "#f5e1b8") +
          circle(0, -44, 26, "#b5dcc4") +
          circle(2, -70, 8, RED),
        turned(7 * wave(t), 0, 76),
      ),
  ],
  wine: [
    "#f2e6ee",
    (t) =>
      at(
        100,
        104,
        shape("M-34-70h68q8 74-34 74T-34-70Z", "#fff") +
          shape(`M-31-34Q0 ${n(-34 + 16 * wave(t))} 31-34 26 0 0 0-26 0-31-34Z`, "#9c2347") +
          line("M0 6V64M-26 68h52", "#c4a7b5", 7),
        turned(5 * wave(t)),
      ),
  ],
  cocktail: [
    "#dff3ef",
    (t) =>
      shape("M42 52h116l-58 66Z", "#fff") +
      shape("M58 68h84l-42 48Z", "#f29f4b") +
      line("M100 118v50M72 172h56", "#9cc4bb", 7) +
      at(128, 58, line("M0 20 20-40", "#e4574f", 5) + circle(-6, 4, 11, "#7fb84a"), turned(8 * wave(t))),
  ],
  cherries: [
    "#eaf5e2",
    (t) =>
      line("M72 122Q84 70 124 42 128 84 136 118", "#5a8f4a", 6) +
      shape("M124 42q34-18 50 6-30 16-50-6Z", "#6fb35c") +
      circle(68 + 3 * wave(t), 138, 28, "#c92f45") +
      circle(136 - 3 * wave(t), 134, 28, "#d8344f") +
      circle(60 + 3 * wave(t), 128, 6, "#f7a8b5") +
      circle(128 - 3 * wave(t), 124, 6, "#f7a8b5"),
  ],
  popcorn: [
    "#e6eefa",
    (t) =>
      times(7, (i) =>
        circle(
          60 + ((i * 37) % 84),
          74 - 26 * bounce(t * 2, i / 7) + (i % 2) * 12,
          15,
          i % 2 ? "#fff6d8" : "#ffe9a8",
        ),
      ) +
      shape("M54 84h92l-12 94H66Z", "#fff") +
      shape("M54 84h20l4 94H66ZM92 84h18l-2 94H94ZM128 84h18l-12 94h-10Z", "#e4574f"),
  ],
};
