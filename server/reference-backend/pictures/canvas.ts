/** Width and height of the coordinates every picture is painted in (3:4). */
export const WIDTH = 960;
export const HEIGHT = 1280;

/** Collects the flat shapes of one SVG picture: as in print, every shape is one ink, and there is no gradient. */
export class Canvas {
  #definitions = "";
  #shapes = "";
  #clips = 0;

  add(svg: string): void {
    this.#shapes += svg;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, round = 0): void {
    this.add(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`);
  }

  circle(x: number, y: number, radius: number, fill: string): void {
    this.add(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`);
  }

  path(d: string, fill: string): void {
    this.add(`<path d="${d}" fill="${fill}"/>`);
  }

  stroke(d: string, colour: string, width: number): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }

  /** Everything in one group with a transform. */
  group(transform: string, paint: () => void): void {
    this.add(`<g transform="${transform}">`);
    paint();
    this.add("</g>");
  }

  /** Only what lies within the outline. */
  within(outline: string, paint: () => void): void {
    this.add(`<g clip-path="url(#${this.clip(outline)})">`);
    paint();
    this.add("</g>");
  }

  /** Names an outline to cut with. */
  clip(outline: string): string {
    const id = `c${++this.#clips}`;
    this.#definitions += `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
    return id;
  }

  /** The picture as an SVG document `width` pixels wide. */
  toSvg(width: number): string {
    const height = (width * HEIGHT) / WIDTH;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none"><defs>${this.#definitions}</defs>${this.#shapes}</svg>`;
  }
}
