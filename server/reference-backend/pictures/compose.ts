import type { SeedMember } from "#server/reference-backend/seed/members";
import type { Drawing } from "#server/reference-backend/seed/photos";
import { randomFrom } from "#server/reference-backend/seed/random";
import { Canvas, HEIGHT, WIDTH } from "./canvas";
import { lookOf, takeOf } from "./look";
import { paintPerson } from "./person";
import { SCENE_PAINTERS } from "./scenes";
import { STILL_PAINTERS } from "./stills";
import { MOODS, type Mood } from "./tones";

/** Warm light from above and a darker foot, over the whole picture. */
function paintLight(canvas: Canvas, mood: Mood): void {
  const light = canvas.fall(
    [0, mood.sun, 0.15],
    [0.45, mood.lit, 0.06],
    [0.6, "#1a1020", 0],
    [1, "#1a1020", 0.34],
  );
  canvas.rect(0, 0, WIDTH, HEIGHT, light);
}

/** A key that is the same for drawings that look the same: those need drawing once. */
export function drawingKey(member: SeedMember, drawing: Drawing): string {
  if (drawing.kind === "portrait") return `portrait ${member.id}/${drawing.take}`;
  return drawing.kind === "view"
    ? `view ${drawing.scene}/${drawing.variation}`
    : `still ${drawing.subject}/${drawing.variation}`;
}

/** The SVG of one drawing, `width` pixels wide. */
export function composeDrawing(member: SeedMember, drawing: Drawing, width: number): string {
  const random = randomFrom(drawingKey(member, drawing));
  const mood = random.pick(MOODS);
  const canvas = new Canvas();
  if (drawing.kind === "still") STILL_PAINTERS[drawing.subject](canvas, random, mood);
  else SCENE_PAINTERS[drawing.scene](canvas, random, mood);
  if (drawing.kind === "portrait") {
    // Haze parts the member from the scene. It falls straight down: slanted or round ones take five times as long.
    const haze = canvas.fall(
      [0, mood.sky[2], 0.12],
      [0.35, mood.sun, 0.26],
      [0.7, mood.sun, 0.18],
      [1, mood.sky[2], 0.1],
    );
    canvas.rect(0, 0, WIDTH, HEIGHT, haze);
    paintPerson(canvas, lookOf(member), takeOf(member, drawing.take));
  }
  paintLight(canvas, mood);
  return canvas.toSvg(width);
}
