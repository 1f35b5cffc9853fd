import type { SeedMember } from "#server/reference-backend/seed/members";
import type { Drawing } from "#server/reference-backend/seed/photos";
import { type Random, randomFrom } from "#server/reference-backend/seed/random";
import { BACKDROPS } from "./backdrops";
import { Canvas, HEIGHT, WIDTH } from "./canvas";
import { lightOf } from "./inks";
import { lookOf, takeOf } from "./look";
import { paintPerson } from "./person";

/** Specks where the ink did not take, as in any print: strokes of no length, which cost a file next to nothing. */
function paintGrain(canvas: Canvas, random: Random, paper: string): void {
  let specks = "";
  for (let speck = 0; speck < 16; speck++)
    specks += `M${random.between(0, WIDTH)} ${random.between(0, HEIGHT)}h${random.between(1, 5)}`;
  canvas.stroke(specks, paper, 3);
}

/** The SVG of one photo of a member, `width` pixels wide. */
export function composeDrawing(member: SeedMember, { scene, take }: Drawing, width: number): string {
  const random = randomFrom(`portrait ${member.id}/${take}`);
  const look = lookOf(member);
  const canvas = new Canvas();
  const light = lightOf(look.inks, [look.hair, look.skin], random);
  canvas.rect(0, 0, WIDTH, HEIGHT, light.ground);
  BACKDROPS[scene](canvas, random, light);
  paintPerson(canvas, look, takeOf(member, take, light));
  paintGrain(canvas, random, look.inks.paper);
  return canvas.toSvg(width);
}
