import {
  at,
  bounce,
  eyes,
  face,
  faded,
  HAND,
  heart,
  line,
  n,
  SMILE,
  scaled,
  shape,
  star,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  hello: [
    "#dff1ea",
    (t) =>
      face(76, 112, SMILE + eyes(), scaled(0.95)) +
      at(152, 112, HAND, `${turned(18 * wave(t), 0, 30)} ${scaled(0.9)}`),
  ],
  morning: [
    "#fdeedd",
    (t) =>
      at(
        94,
        130,
        `${shape("M-44-30h88v34q0 40-44 40t-44-40Z", "#e4572e")}${line("M44-18q30-4 26 22-4 20-34 18", "#e4572e", 10)}<ellipse cy="-30" rx="44" ry="10" fill="#5b3422"/>`,
      ) +
      times(3, (i) => {
        const s = 9 * wave(t, i / 3);
        return line(`M${72 + i * 22} 90q${n(s)}-14 0-26t0-26`, "#b8937a");
      }),
  ],
  night: [
    "#232b52",
    (t) =>
      at(96, 104, shape("M20-58A60 60 0 1 0 58 22 50 50 0 0 1 20-58Z", "#ffe9a8"), turned(5 * wave(t))) +
      times(5, (i) =>
        star([150, 168, 130, 44, 40][i], [52, 112, 88, 40, 168][i], 0.55 + 0.3 * wave(t, i / 5), "#fff3bf"),
      ),
  ],
  bye: ["#e4ecfb", (t) => at(100, 112, HAND, `${turned(24 * wave(t), 0, 40)} ${scaled(1.7)}`)],
  letter: [
    "#e8f1e4",
    (t) =>
      at(
        100,
        108 - 8 * bounce(t),
        `<rect x="-58" y="-38" width="116" height="80" rx="8" fill="#fff"/>${line("M-56-34 0 12 56-34", "#7aa38c", 7)}${heart(0, 22, 0.35)}`,
      ),
  ],
  call: [
    "#e3f0f7",
    (t) =>
      at(
        100,
        104,
        `<rect x="-32" y="-58" width="64" height="116" rx="12" fill="#3b4a6b"/><rect x="-25" y="-44" width="50" height="80" rx="4" fill="#bfe3f2"/>${heart(0, -2, 0.4)}`,
        turned(9 * wave(t * 2)),
      ) + faded(0.4 + 0.6 * bounce(t), line("M44 70q-12 30 0 60M156 70q12 30 0 60", "#3b4a6b")),
  ],
};
