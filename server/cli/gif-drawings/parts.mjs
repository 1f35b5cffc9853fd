// What the drawings of the GIF set are made of. `t` runs from 0 to 1 and the last frame meets the first; a picture is a
// square of 200 by 200.
const TURN = Math.PI * 2;
export const n = (value) => String(Math.round(value * 100) / 100);
export const wave = (t, shift = 0) => Math.sin((t + shift) * TURN);
export const bounce = (t, shift = 0) => Math.abs(wave(t / 2, shift));
export const at = (x, y, inside, more = "") =>
  `<g transform="translate(${n(x)} ${n(y)})${more && ` ${more}`}">${inside}</g>`;
export const turned = (degrees, x = 0, y = 0) => `rotate(${n(degrees)} ${x} ${y})`;
export const scaled = (size) => `scale(${n(size)})`;
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");
export const circle = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const line = (d, stroke, width = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
export const faded = (opacity, inside) =>
  `<g opacity="${n(Math.max(0, Math.min(1, opacity)))}">${inside}</g>`;

export const INK = "#4a2f1d";
const SKIN = "#fbc94b";
const EDGE = "#e6a52e";
export const RED = "#d8345a";
const HEART = "M0 30C-46-4-38-42-16-42-6-42 0-34 0-27 0-34 6-42 16-42 38-42 46-4 0 30Z";
export const heart = (x, y, size, fill = RED) => at(x, y, shape(HEART, fill), scaled(size));
export const STAR = "M0-20 6-6 20-5 9 5 12 19 0 11-12 19-9 5-20-5-6-6Z";
export const star = (x, y, size, fill = "#ffd166") => at(x, y, shape(STAR, fill), scaled(size));
export const drop = (x, y, fill = "#5ab0e6") => at(x, y, shape("M0-10q9 14 0 20-9-6 0-20Z", fill));
const head = (inside) => `<circle r="58" fill="${SKIN}" stroke="${EDGE}" stroke-width="4"/>${inside}`;
export const eyes = (dx = 0, dy = 0, r = 7) =>
  circle(-20 + dx, -12 + dy, r, INK) + circle(20 + dx, -12 + dy, r, INK);
export const SMILE = line("M-26 12Q0 42 26 12", INK, 7);
export const FROWN = line("M-22 32Q0 10 22 32", INK, 7);
export const CLOSED = line("M-30-12q10 8 20 0M10-12q10 8 20 0", INK);
export const HAPPY = line("M-34-8-22-20-10-8M10-8 22-20 34-8", INK);
export const face = (x, y, inside, more) => at(x, y, head(inside), more);
export const flower = (x, y, size, petals, core = SKIN) =>
  at(
    x,
    y,
    times(6, (i) => `<ellipse cy="-32" rx="19" ry="27" fill="${petals}" transform="rotate(${i * 60})"/>`) +
      circle(0, 0, 19, core),
    scaled(size),
  );
export const HAND = `${times(4, (i) => `<rect x="${-21 + i * 11}" y="${[-30, -38, -37, -30][i]}" width="10" height="38" rx="5" fill="${SKIN}" transform="rotate(${-10 + i * 7})"/>`)}<rect x="-29" y="-6" width="11" height="30" rx="5" fill="${SKIN}" transform="rotate(-42 -24 18)"/>${shape("M-21-4h42v20q0 18-21 18t-21-18Z", SKIN)}`;
export const thumb = `${shape("M-46-6h24v58h-24Z", "#3f6fb5")}${shape("M-18-4C0-14 2-34 2-48q0-10 9-10 13 0 13 18 0 10-3 22h24q12 0 10 12-6 32-12 46-4 10-16 10H4Q-8 50-18 48Z", SKIN)}`;
export const glass = (turn) =>
  at(
    0,
    0,
    `${shape("M-20-50h40l-6 46c-3 14-25 14-28 0Z", "#fff")}${shape("M-18-30h36l-4 26c-3 14-25 14-28 0Z", "#f0b63a")}${line("M0 6V46M-16 48h32", "#b99d6b", 5)}`,
    turned(turn),
  );
export const note = (x, y, fill, turn) =>
  at(
    x,
    y,
    `<ellipse cx="-12" cy="26" rx="17" ry="12" fill="${fill}"/>${line("M2 24V-44q24 4 26 30", fill, 8)}`,
    turned(turn),
  );
export const CLOUD = "M-58 32a28 28 0 0 1 6-55 38 38 0 0 1 72-8 30 30 0 0 1 40 34 22 22 0 0 1-8 29Z";
export const rays = (count, from, to, color, turn = 0) =>
  at(
    0,
    0,
    line(
      times(count, (i) => {
        const [x, y] = [Math.cos((i / count) * TURN), Math.sin((i / count) * TURN)];
        return `M${n(x * from)} ${n(y * from)}L${n(x * to)} ${n(y * to)}`;
      }),
      color,
      7,
    ),
    turned(turn),
  );
export const rain = (t, color) =>
  times(6, (i) => {
    const down = (t + i * 0.37) % 1;
    return faded(1 - down, line(`M${40 + i * 24} ${n(120 + 60 * down)}v12`, color));
  });
export const CONFETTI = ["#ff6b81", "#ffd166", "#4cc9f0", "#80ed99"];
