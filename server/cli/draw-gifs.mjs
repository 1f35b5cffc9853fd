// Draws the small set of moving pictures that the GIF search knows without a provider: a few frames over each other in
// one SVG, shown in turn by its own styles. Run by hand when one changes: `node server/cli/draw-gifs.mjs`. Each stops
// within five seconds, because nobody can pause a picture (WCAG 2.2.2), and stands still for who wants less motion.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import everyday from "./gif-drawings/everyday.mjs";
import flirt from "./gif-drawings/flirt.mjs";
import food from "./gif-drawings/food.mjs";
import greeting from "./gif-drawings/greeting.mjs";
import joy from "./gif-drawings/joy.mjs";
import love from "./gif-drawings/love.mjs";
import opinion from "./gif-drawings/opinion.mjs";
import party from "./gif-drawings/party.mjs";
import sad from "./gif-drawings/sad.mjs";
import thanks from "./gif-drawings/thanks.mjs";

const MOODS = [greeting, love, flirt, joy, opinion, thanks, party, food, sad, everyday];
const FOLDER = resolve(import.meta.dirname, "../../app/features/chat/attachments/gif-set");
const FRAMES = 8;
const FRAME_MS = 120;
const LOOPS = 5;

const seconds = (ms) => `${ms / 1000}s`;

/** The first frame lies below and is what stands still; each of the others covers it for its own eighth of a round. */
const STYLE = `g.f{visibility:hidden;animation:f ${seconds(FRAMES * FRAME_MS)} step-end ${LOOPS - 1}}@keyframes f{0%{visibility:visible}${100 / FRAMES}%{visibility:hidden}}${Array.from(
  { length: FRAMES - 1 },
  (_, index) => `.f:nth-of-type(${index + 2}){animation-delay:${seconds((index + 1) * FRAME_MS)}}`,
).join("")}@media(prefers-reduced-motion:reduce){g.f{animation:none}}`;

function picture(name, [ground, draw]) {
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const drawn = `<path fill="${ground}" d="M0 0h200v200H0Z"/>${draw(index / FRAMES)}`;
    return index === 0 ? `<g>${drawn}</g>` : `<g class="f">${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="180" height="180"><title>${name}</title><style>${STYLE}</style>${frames.join("")}</svg>`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
let count = 0;
let sent = 0;
for (const set of MOODS) {
  for (const [name, drawing] of Object.entries(set)) {
    const svg = picture(name, drawing);
    writeFileSync(join(FOLDER, `${name}.svg`), `${svg}\n`);
    count += 1;
    sent += brotliCompressSync(svg).length;
  }
}
process.stdout.write(`${count} pictures, ${sent} bytes as they are sent\n`);
