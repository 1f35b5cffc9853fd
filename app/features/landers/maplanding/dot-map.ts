import { OTHER_LAND, OUTLINES, type Outline, SPOTS } from "./outlines";

/** A part of the world that fits on one sheet; a dot is one unit wide. */
interface Sheet {
  west: number;
  north: number;
  /** Degrees a dot takes; rows are closer where the degrees of longitude are short. */
  stepLongitude: number;
  stepLatitude: number;
  columns: number;
  rows: number;
}

const SHEETS = {
  europe: { west: -11.4, north: 60.2, stepLongitude: 0.84, stepLatitude: 0.54, columns: 44, rows: 45 },
  america: { west: -168, north: 72, stepLongitude: 2.4, stepLatitude: 1.62, columns: 48, rows: 31 },
  oceania: { west: 111, north: -8.5, stepLongitude: 1.5, stepLatitude: 1.3, columns: 47, rows: 31 },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;

const SHEET_OF: Readonly<Record<string, SheetName>> = {
  US: "america",
  CA: "america",
  AU: "oceania",
  NZ: "oceania",
};

/** The sheet a country lies on: Europe for those the map does not know. */
export function sheetOf(country: string | undefined): SheetName {
  return (country && SHEET_OF[country]) || "europe";
}

export interface DotMap {
  viewBox: string;
  /** Runs of dots as path data, for a dashed line with round ends; `home` is the visitor's country. */
  land: string;
  home: string;
}

export interface Spot {
  x: number;
  y: number;
}

function holds(outline: Outline, longitude: number, latitude: number): boolean {
  let inside = false;
  for (const [at, [x, y]] of outline.entries()) {
    const [beforeX, beforeY] = outline.at(at - 1) ?? [x, y];
    if (
      y > latitude !== beforeY > latitude &&
      longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x
    )
      inside = !inside;
  }
  return inside;
}

function countryAt(longitude: number, latitude: number): string | undefined {
  const inAny = (outlines: readonly Outline[]) =>
    outlines.some((outline) => holds(outline, longitude, latitude));
  for (const [country, outlines] of Object.entries(OUTLINES)) if (inAny(outlines)) return country;
  return inAny(OTHER_LAND) ? "" : undefined;
}

const grids = new Map<SheetName, (string | undefined)[][]>();

/** Every second row stands half a dot further, so that the dots lie as in a honeycomb. */
const shiftOf = (row: number) => (row % 2) / 2;

function gridOf(name: SheetName): (string | undefined)[][] {
  let grid = grids.get(name);
  if (!grid) {
    const { west, north, stepLongitude, stepLatitude, columns, rows } = SHEETS[name];
    grid = Array.from({ length: rows }, (_row, row) =>
      Array.from({ length: columns }, (_column, column) =>
        countryAt(west + (column + 0.5 + shiftOf(row)) * stepLongitude, north - (row + 0.5) * stepLatitude),
      ),
    );
    grids.set(name, grid);
  }
  return grid;
}

/** Rows around the pins, and how many a map has at least: a phone's first view has no room for the whole of Europe. */
const MARGIN_ROWS = 4;
const MIN_ROWS = 28;

/** The rows to draw: those of the pins with some around them, all of them where there is no pin. */
function rowsAround(rows: number, pins: readonly Spot[]): readonly [top: number, bottom: number] {
  if (pins.length === 0) return [0, rows];
  const high = Math.min(...pins.map(({ y }) => y)) - MARGIN_ROWS;
  const low = Math.max(...pins.map(({ y }) => y)) + MARGIN_ROWS;
  const count = Math.min(rows, Math.max(MIN_ROWS, Math.ceil(low - high)));
  const top = Math.min(Math.max(0, Math.floor((high + low - count) / 2)), rows - count);
  return [top, top + count];
}

/** A map of dots around the pins, with one country picked out. */
export function dotMapOf(name: SheetName, home: string | undefined, pins: readonly Spot[] = []): DotMap {
  const { columns, rows } = SHEETS[name];
  const [top, bottom] = rowsAround(rows, pins);
  const draw = (isDrawn: (country: string | undefined) => boolean) =>
    gridOf(name)
      .map((cells, row) => (row >= top && row < bottom ? runsOf(cells, isDrawn, row) : ""))
      .join("");
  return {
    viewBox: `0 ${top} ${columns + 1} ${bottom - top}`,
    land: draw((country) => country !== undefined && country !== home),
    home: home ? draw((country) => country === home) : "",
  };
}

/** A run of dots is one line of that length: the dashes of the style sheet make the dots. */
function runsOf(
  cells: readonly (string | undefined)[],
  isDrawn: (country: string | undefined) => boolean,
  row: number,
): string {
  let path = "";
  for (let start = 0; start < cells.length; start += 1) {
    if (!isDrawn(cells[start])) continue;
    let end = start;
    while (end + 1 < cells.length && isDrawn(cells[end + 1])) end += 1;
    // A little longer than to the last dot's middle, or rounding loses it.
    path += `M${start + 0.5 + shiftOf(row)} ${row + 0.5}h${end - start}.1`;
    start = end;
  }
  return path;
}

/** Pins closer than this many dots would cover each other. */
const APART = 3;

/** A free place in the country, undefined where it is full or on another sheet. */
export function freeSpot(
  name: SheetName,
  country: string | undefined,
  taken: readonly Spot[],
): Spot | undefined {
  if (!country || sheetOf(country) !== name) return undefined;
  const { west, north, stepLongitude, stepLatitude } = SHEETS[name];
  for (const [longitude, latitude] of SPOTS[country] ?? []) {
    const x = Math.round(((longitude - west) / stepLongitude) * 10) / 10;
    const y = Math.round(((north - latitude) / stepLatitude) * 10) / 10;
    if (taken.every((other) => Math.hypot(other.x - x, other.y - y) >= APART)) return { x, y };
  }
  return undefined;
}
