/** Houses of the city at night: left edge, roof line, width; the ground is outside of the picture. */
type House = readonly [x: number, roof: number, width: number];

/** The far row fades into the sky, the near one has the windows. */
const FAR: readonly House[] = [
  [-10, 470, 70],
  [54, 500, 60],
  [108, 430, 54],
  [160, 480, 84],
  [240, 448, 46],
  [284, 506, 78],
  [356, 462, 58],
  [410, 492, 66],
  [472, 440, 50],
  [520, 498, 74],
  [590, 474, 52],
  [640, 512, 80],
  [716, 456, 56],
  [768, 500, 70],
  [834, 470, 60],
  [890, 428, 48],
  [936, 488, 76],
  [1008, 454, 54],
  [1060, 504, 72],
  [1128, 466, 62],
  [1186, 494, 104],
];

const NEAR: readonly House[] = [
  [-20, 540, 118],
  [98, 588, 92],
  [190, 520, 104],
  [294, 572, 120],
  [414, 536, 86],
  [500, 596, 96],
  [596, 556, 110],
  [706, 612, 84],
  [790, 548, 102],
  [892, 584, 118],
  [1010, 526, 94],
  [1104, 590, 98],
  [1202, 552, 110],
];

const BOTTOM = 800;
const WINDOW = { width: 11, height: 16, columnGap: 25, rowGap: 32, inset: 14 };
/** Lower ones are behind the sill. */
const LAST_WINDOW = 715;
const GROUPS = 3;

function outline(houses: readonly House[]): string {
  return houses.map(([x, roof, width]) => `M${x} ${BOTTOM}V${roof}h${width}V${BOTTOM}z`).join("");
}

/** Small things on the roofs: chimneys and aerials. */
function roofs(): string {
  return NEAR.map(([x, roof, width], at) =>
    at % 2 === 0
      ? `M${x + 16} ${roof}v-18h14v18z`
      : `M${x + width - 30} ${roof}v-34h2v34zM${x + width - 38} ${roof - 28}h18v2h-18z`,
  ).join("");
}

/** Lit windows in groups that breathe one after the other; which are lit is the same for everybody. */
function litWindows(): string[] {
  const groups = Array.from({ length: GROUPS }, () => "");
  NEAR.forEach(([x, roof, width], house) => {
    const columns = Math.floor((width - WINDOW.inset) / WINDOW.columnGap);
    for (let row = 0; row < 6; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const chance = (house * 7 + row * 13 + column * 29 + row * column * 5) % 11;
        if (chance > 3 || roof + 22 + row * WINDOW.rowGap > LAST_WINDOW) continue;
        const left = x + WINDOW.inset + column * WINDOW.columnGap;
        const top = roof + 22 + row * WINDOW.rowGap;
        groups[chance % GROUPS] += `M${left} ${top}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`;
      }
  });
  return groups;
}

/** Paths of the scene, drawn once. */
export const SKYLINE = { far: outline(FAR), near: outline(NEAR) + roofs(), windows: litWindows() };

/** Stars as short strokes with round ends, the same every night. */
export const STARS: string = Array.from({ length: 90 }, (_, at) => {
  const x = (at * 733 + 41) % 1280;
  const y = (at * at * 37 + at * 71) % 400;
  return `M${x} ${y}h0`;
}).join("");
