/** Width and height of the coordinates every picture is painted in (3:4). */
export const WIDTH = 960;
export const HEIGHT = 1280;

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** `opacity` would make the renderer paint every shape on a layer of its own, which is several times slower. */
function paint(fill: string, opacity: number): string {
  return `fill="${fill}" fill-opacity="${opacity}"`;
}

/** Collects the gradients and shapes of one SVG picture. */
export class Canvas {
  #definitions = "";
  #shapes = "";
  #gradients = 0;

  /** A gradient along a line given in picture coordinates; returns what to fill with. */
  line(stops: readonly Stop[], from: readonly [number, number], to: readonly [number, number]): string {
    return this.#define(
      "linearGradient",
      `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`,
      stops,
    );
  }

  /** A gradient around a point given in picture coordinates. */
  glow(stops: readonly Stop[], x: number, y: number, radius: number): string {
    return this.#define("radialGradient", `cx="${x}" cy="${y}" r="${radius}"`, stops);
  }

  /** A gradient from top to bottom of the picture; plain colours are spread evenly. */
  fall(...colours: (string | Stop)[]): string {
    const last = Math.max(1, colours.length - 1);
    const stops = colours.map((colour, index) =>
      typeof colour === "string" ? ([index / last, colour] as const) : colour,
    );
    return this.line(stops, [0, 0], [0, HEIGHT]);
  }

  #define(element: string, place: string, stops: readonly Stop[]): string {
    const id = `g${++this.#gradients}`;
    const inner = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.#definitions += `<${element} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inner.join("")}</${element}>`;
    return `url(#${id})`;
  }

  add(svg: string): void {
    this.#shapes += svg;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1, round = 0): void {
    this.add(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" ${paint(fill, opacity)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: string, opacity = 1): void {
    this.add(`<circle cx="${x}" cy="${y}" r="${radius}" ${paint(fill, opacity)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): void {
    this.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint(fill, opacity)}/>`);
  }

  path(d: string, fill: string, opacity = 1): void {
    this.add(`<path d="${d}" ${paint(fill, opacity)}/>`);
  }

  stroke(d: string, colour: string, width: number, opacity = 1): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`,
    );
  }

  /** Everything in one group with a transform. */
  group(transform: string, paint: () => void): void {
    this.add(`<g transform="${transform}">`);
    paint();
    this.add("</g>");
  }

  /** The picture as an SVG document `width` pixels wide. */
  toSvg(width: number): string {
    const height = (width * HEIGHT) / WIDTH;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none"><defs>${this.#definitions}</defs>${this.#shapes}</svg>`;
  }
}
