// Draws the silent loops of the two video landers and their posters: frames as SVG, encoded by ffmpeg (WebM and MP4).
// Run by hand when a film changes: `node server/cli/draw-videos.mjs`. Every movement is periodic, so the loop has no seam.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

const ROOT = resolve(import.meta.dirname, "../..");
const FRAMES_PER_S = 20;
const SECONDS = 7;
const FRAMES = FRAMES_PER_S * SECONDS;
const TURN = Math.PI * 2;

/** The same numbers at every run. */
function drawLots(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const stops = (...colours) =>
  colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join("");
const soft = (id, colour, inner = 0.55) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${inner}"/>` +
  `<stop offset=".72" stop-color="${colour}" stop-opacity="${inner * 0.8}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Lights of a town at night, out of focus, behind the roofs. */
function night(width, height) {
  const lot = drawLots(7);
  const tones = ["amber", "rose", "peach", "violet"];
  const size = Math.min(width, height);
  const lights = Array.from({ length: 26 }, (_, index) => ({
    x: lot() * width,
    y: height * (0.3 + 0.62 * lot()),
    r: size * (0.035 + 0.1 * lot() * lot()),
    tone: tones[index % tones.length],
    phase: lot() * TURN,
    drift: size * (0.012 + 0.03 * lot()),
    turns: lot() < 0.7 ? 1 : 2,
  }));
  let roof = `M0 ${height}`;
  const windows = [];
  for (let x = 0; x < width; ) {
    const wide = size * (0.07 + 0.09 * lot());
    const top = height * (0.8 + 0.1 * lot());
    roof += `V${top.toFixed(1)}H${(x + wide).toFixed(1)}`;
    for (let n = 0; n < 3; n += 1)
      if (lot() < 0.6)
        windows.push({
          x: x + wide * (0.2 + 0.5 * lot()),
          y: top + height * (0.02 + 0.07 * lot()),
          phase: lot() * TURN,
        });
    x += wide;
  }
  roof += `V${height}Z`;
  return (turn) => {
    const discs = lights.map(({ x, y, r, tone, phase, drift, turns }) => {
      const angle = turn * turns + phase;
      const glow = (0.5 + 0.4 * Math.sin(angle)).toFixed(3);
      return `<circle cx="${(x + drift * Math.cos(angle)).toFixed(2)}" cy="${(y + drift * 0.6 * Math.sin(angle)).toFixed(2)}" r="${r.toFixed(2)}" fill="url(#${tone})" opacity="${glow}"/>`;
    });
    const lit = windows.map(
      ({ x, y, phase }) =>
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(size * 0.012).toFixed(1)}" height="${(size * 0.018).toFixed(1)}" fill="#ffcf8a" opacity="${(0.55 + 0.35 * Math.sin(turn + phase)).toFixed(3)}"/>`,
    );
    return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops("#0d0b24", "#231445", "#5a1f54", "#a5405a")}</linearGradient>
${soft("amber", "#ffc46b")}${soft("rose", "#ff6f8f")}${soft("peach", "#ffa17a")}${soft("violet", "#b08bff", 0.45)}</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${discs.join("")}<path d="${roof}" fill="#0c0818"/>${lit.join("")}`;
  };
}

/** Two people on a jetty at sunset, lanterns above them, light on the water. */
function evening(width, height) {
  const lot = drawLots(21);
  const horizon = height * 0.6;
  const sun = { x: width * 0.5, y: horizon - height * 0.07, r: height * 0.13 };
  const waves = Array.from({ length: 30 }, (_, index) => {
    const deep = (index + 0.5) / 30;
    return {
      y: horizon + deep * height * 0.4,
      wide: width * (0.05 + 0.16 * deep * lot()),
      x: (lot() - 0.5) * width * (0.12 + 0.3 * deep),
      phase: lot() * TURN,
      deep,
    };
  });
  const lanterns = Array.from({ length: 7 }, (_, index) => ({ at: (index + 0.5) / 7, phase: lot() * TURN }));
  const person = (
    x,
    lean,
    hair,
  ) => `<g transform="translate(${x} ${height * 0.755}) scale(${height / 360}) rotate(${lean})">
<path d="M-13 6C-17-22-13-42-9-47C-4-52 8-52 12-46C17-38 18-14 15 6Z"/><circle cx="1" cy="-62" r="11.5"/>${hair}</g>`;
  return (turn) => {
    const glints = waves.map(
      ({ x, y, wide, phase, deep }) =>
        `<rect x="${(sun.x + x - wide / 2 + 6 * Math.sin(turn + phase)).toFixed(2)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${(1.2 + 2.6 * deep).toFixed(1)}" rx="2" fill="#ffd9a0" opacity="${(0.32 + 0.26 * Math.sin(turn * 2 + phase)).toFixed(3)}"/>`,
    );
    const sway = Math.sin(turn) * height * 0.012;
    const cord = (at) => height * (0.05 + 0.42 * at * (1 - at)) + sway * Math.sin(at * Math.PI);
    const hung = lanterns.map(({ at, phase }) => {
      const x = (at * width + 2.5 * Math.sin(turn + phase)).toFixed(2);
      const y = (cord(at) + height * 0.045).toFixed(2);
      return `<circle cx="${x}" cy="${y}" r="${height * 0.075}" fill="url(#lamp)" opacity="${(0.62 + 0.2 * Math.sin(turn + phase)).toFixed(3)}"/><circle cx="${x}" cy="${y}" r="${height * 0.02}" fill="#fff0cf"/>`;
    });
    const lean = 1.6 * Math.sin(turn);
    return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops("#2b2a5c", "#7a3f77", "#e0656b", "#ffb27a")}</linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">${stops("#d9736d", "#7d4774", "#2a2350")}</linearGradient>
${soft("sun", "#fff0c4", 0.95)}${soft("halo", "#ffc58a", 0.32)}${soft("lamp", "#ffd68f", 0.5)}</defs>
<rect width="${width}" height="${horizon}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * (2.7 + 0.16 * Math.sin(turn))}" fill="url(#halo)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="url(#sun)"/>
<path d="M0 ${horizon}V${horizon - height * 0.05}Q${width * 0.1} ${horizon - height * 0.12} ${width * 0.22} ${horizon - height * 0.04}T${width * 0.4} ${horizon}ZM${width} ${horizon}V${horizon - height * 0.08}Q${width * 0.88} ${horizon - height * 0.14} ${width * 0.74} ${horizon - height * 0.03}T${width * 0.62} ${horizon}Z" fill="#5b3468"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#sea)"/>${glints.join("")}
<path d="M${width * 0.18} ${height * 0.765}H${width * 0.82}V${height * 0.79}H${width * 0.18}ZM${width * 0.26} ${height * 0.79}h6V${height}h-6zM${width * 0.72} ${height * 0.79}h6V${height}h-6z" fill="#150e26"/>
<g fill="#150e26">${person(width * 0.455, 2 + lean, '<path d="M-12-66C-14-44-14-34-9-28C-7-40-5-52 2-52L13-64C12-80-10-80-12-66Z"/>')}${person(width * 0.53, -5 + lean, '<path d="M-11-64C-12-78 13-79 13-63C6-69-3-69-11-64Z"/>')}</g>
<path d="M0 ${cord(0)}Q${width / 2} ${cord(0.5) * 2 - cord(0)} ${width} ${cord(1)}" fill="none" stroke="#1b1230" stroke-width="1.6"/>${hung.join("")}`;
  };
}

async function film(file, width, height, scene, crf) {
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const svgOf = (frame) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene((frame / FRAMES) * TURN)}</svg>`,
    );
  for (let frame = 0; frame < FRAMES; frame += 1)
    writeFileSync(
      join(folder, `${String(frame).padStart(3, "0")}.png`),
      await sharp(svgOf(frame)).flatten().removeAlpha().png({ compressionLevel: 1 }).toBuffer(),
    );
  const target = join(ROOT, "app/features/landers", file);
  await sharp(svgOf(0)).webp({ quality: 62, effort: 6 }).toFile(`${target}.webp`);
  const encode = (...options) =>
    execFileSync("ffmpeg", [
      "-v",
      "error",
      "-y",
      "-framerate",
      String(FRAMES_PER_S),
      "-i",
      join(folder, "%03d.png"),
      "-an",
      "-pix_fmt",
      "yuv420p",
      ...options,
    ]);
  encode(
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    String(crf.vp9),
    "-g",
    String(FRAMES),
    "-row-mt",
    "1",
    "-cpu-used",
    "2",
    `${target}.webm`,
  );
  encode(
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    String(crf.h264),
    "-g",
    String(FRAMES),
    "-movflags",
    "+faststart",
    `${target}.mp4`,
  );
  rmSync(folder, { recursive: true });
}

await film("transitionsvideolanding/night-tall", 400, 640, night(400, 640), { vp9: 38, h264: 28 });
await film("transitionsvideolanding/night-wide", 640, 400, night(640, 400), { vp9: 38, h264: 28 });
await film("video/evening", 640, 360, evening(640, 360), { vp9: 47, h264: 30 });
