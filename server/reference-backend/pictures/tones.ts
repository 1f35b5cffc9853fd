type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` of three channels 0–255. */
export function toHex(red: number, green: number, blue: number): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, "0")}`;
}

/** `ratio` (0–1) of `other` in `colour`. */
export function mix(colour: string, other: string, ratio: number): string {
  const [r, g, b] = channels(colour);
  const [x, y, z] = channels(other);
  return toHex(r + (x - r) * ratio, g + (y - g) * ratio, b + (z - b) * ratio);
}

/** How far apart two colours look, roughly: the eye is keenest on green. */
export function distance(one: string, other: string): number {
  const [r, g, b] = channels(one);
  const [x, y, z] = channels(other);
  return Math.hypot((r - x) * 0.55, (g - y) * 0.77, (b - z) * 0.33);
}
