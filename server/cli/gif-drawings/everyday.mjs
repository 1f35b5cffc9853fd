import {
  at,
  bounce,
  CLOUD,
  circle,
  eyes,
  faded,
  line,
  n,
  scaled,
  shape,
  times,
  turned,
  wave,
} from "./parts.mjs";

/** For each picture its ground and what stands on it. */
export default {
  cat: [
    "#f3ecdf",
    (t) =>
      at(
        100,
        112,
        shape("M-52-20-46-70-16-46H16L46-70 52-20Q60 54 0 54T-52-20Z", "#8c8a99") +
          circle(-20, -8, t > 0.85 ? 2 : 8, "#2e3a2c") +
          circle(20, -8, t > 0.85 ? 2 : 8, "#2e3a2c") +
          shape("M-7 8h14L0 16Z", "#f2a0ae") +
          line("M0 16q-8 12-16 4M0 16q8 12 16 4", "#4a4856", 4) +
          line("M-28 14-60 8M-28 20-58 26M28 14 60 8M28 20 58 26", "#d8d5e0", 3),
        turned(5 * wave(t)),
      ),
  ],
  dog: [
    "#e6f0e8",
    (t) =>
      at(
        100,
        108,
        `<ellipse rx="46" ry="52" fill="#d9a066"/>` +
          at(-42, -24, `<ellipse cy="24" rx="16" ry="34" fill="#a86f3c"/>`, turned(10 + 8 * wave(t))) +
          at(42, -24, `<ellipse cy="24" rx="16" ry="34" fill="#a86f3c"/>`, turned(-10 - 8 * wave(t))) +
          eyes(0, 0, 7) +
          `<ellipse cy="12" rx="12" ry="9" fill="#3a2a20"/>` +
          shape(`M-10 26h20v${n(16 + 6 * wave(t))}q-10 12-20 0Z`, "#ef7a8a"),
      ),
  ],
  plane: [
    "#cfe6f7",
    (t) =>
      at(60 + 12 * wave(t), 150, shape(CLOUD, "#fff"), scaled(0.6)) +
      at(
        100,
        92 + 6 * wave(t),
        shape("M-70-6Q0-26 76 0 0 26-70 10L-84-22h16Z", "#f4f6fb") +
          shape("M-6 2-40 50h22L26 4Z", "#4a7fd0") +
          times(4, (i) => circle(-24 + i * 18, -6, 4, "#4a7fd0")),
        turned(-10 + 4 * wave(t)),
      ),
  ],
  boat: [
    "#dff0fa",
    (t) =>
      at(
        100,
        118 + 4 * wave(t),
        shape("M-60 20H60L40 50h-80Z", "#a8552f") +
          line("M0 20V-70", "#6b4a35", 6) +
          shape("M6-66Q56-30 50 10H6Z", "#fff") +
          shape("M-6-50Q-40-20-40 10h34Z", "#f08a6a"),
        turned(5 * wave(t)),
      ) + shape(`M0 160q25-${n(12 + 6 * wave(t))} 50 0t50 0 50 0 50 0v40H0Z`, "#4a9ac0"),
  ],
  ball: [
    "#e3f3dc",
    (t) =>
      `<ellipse cx="100" cy="174" rx="${n(44 - 20 * bounce(t * 2))}" ry="7" fill="#b5d0a6"/>` +
      at(
        100,
        130 - 54 * bounce(t * 2),
        circle(0, 0, 40, "#fff") +
          shape("M0-16 15-5 9 13H-9L-15-5Z", "#333a45") +
          line("M0-16V-38M15-5 36-14M9 13 22 32M-9 13-22 32M-15-5-36-14", "#333a45", 5),
        turned(90 * t),
      ),
  ],
  home: [
    "#f7eddc",
    (t) =>
      shape("M40 104 100 50l60 54v72H40Z", "#e8b878") +
      shape("M28 110 100 44l72 66 10-12L100 24 18 98Z", "#b5523b") +
      `<rect x="84" y="126" width="32" height="50" rx="3" fill="#7a4f35"/><rect x="54" y="116" width="22" height="22" fill="${t < 0.5 ? "#ffe08a" : "#fff3bf"}"/><rect x="124" y="116" width="22" height="22" fill="${t < 0.5 ? "#fff3bf" : "#ffe08a"}"/>` +
      times(3, (i) => {
        const up = (t + i / 3) % 1;
        return faded(0.8 - 0.8 * up, circle(146 + 8 * up, 44 - 40 * up, 5 + 7 * up, "#b9aa9a"));
      }),
  ],
};
