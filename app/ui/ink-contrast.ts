/** What tokens.css says, by name without the two dashes. */
export type Tokens = ReadonlyMap<string, string>;

export const SCHEMES = ["light", "dark"] as const;

export type Scheme = (typeof SCHEMES)[number];

/** The accent of a domain that chose none. */
const HOUSE_ACCENT = "house";

/** Text and what it stands on; 4.5 to 1 and more (WCAG 2.2, 1.4.3). */
export const READABLE: readonly (readonly [ink: string, ground: string])[] = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink", "accent-tint"],
  ["ink", "danger-tint"],
  ["ink", "success-tint"],
  ["ink-soft", "paper"],
  ["ink-soft", "surface"],
  ["ink-soft", "sunken"],
  ["ink-soft", "accent-wash"],
  ["accent-ink", "paper"],
  ["accent-ink", "surface"],
  ["accent-ink", "sunken"],
  ["accent-ink", "accent-wash"],
  ["accent-ink", "danger-tint"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["danger-ink", "paper"],
  ["danger-ink", "surface"],
  ["danger-ink", "danger-tint"],
  ["on-plum", "plum"],
  ["on-apricot", "apricot"],
  ["on-inverse", "inverse"],
  ["pine", "paper"],
  ["pine", "sunken"],
  ["pine", "success-tint"],
  ["blue", "sunken"],
  ["amber", "sunken"],
];

/** Lines and icons that carry a meaning; 3 to 1 and more (1.4.11). */
export const SEEN: readonly (readonly [ink: string, ground: string])[] = [
  ["line-strong", "paper"],
  ["line-strong", "surface"],
  ["accent-ink", "accent-tint"],
  ["accent", "paper"],
];

function declared(text: string): Map<string, string> {
  const found = text.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ").trim()]));
}

/** The tokens of each accent in one scheme, the house's first, as the cascade leaves them. */
export function tokensByAccent(css: string, scheme: Scheme): Map<string, Tokens> {
  const [light = "", rest = ""] = css.split("@media (prefers-color-scheme: dark)");
  const dark = rest.slice(0, rest.indexOf("[data-accent"));
  const own = new Map([...declared(light), ...(scheme === "dark" ? declared(dark) : [])]);
  const accents = new Map<string, Tokens>([[HOUSE_ACCENT, own]]);
  for (const [, name = "", body = ""] of css.matchAll(/\[data-accent="(\w+)"\]\s*\{([^}]*)\}/g)) {
    accents.set(name, new Map([...own, ...declared(body)]));
  }
  return accents;
}

function numberOf(tokens: Tokens, text: string): number {
  const plain = text.replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
    String(numberOf(tokens, tokens.get(name) ?? "")),
  );
  const [, left = plain, operator, right] = plain.match(/^calc\(([\d.]+) ([*+-]) ([\d.]+)\)$/) ?? [];
  if (operator === "*") return Number(left) * Number(right);
  if (operator === "+") return Number(left) + Number(right);
  return operator === "-" ? Number(left) - Number(right) : Number(left);
}

type Linear = readonly [red: number, green: number, blue: number];

function linearOfHex(hex: string): Linear {
  const digits = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

/** OKLCH to linear sRGB, clipped as browsers do (Björn Ottosson, "A perceptual color space for image processing"). */
function linearOfOklch(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function linearOf(tokens: Tokens, name: string): Linear {
  const value = tokens.get(name) ?? "";
  const [, hex] = value.match(/^#([\da-f]{3}|[\da-f]{6})$/) ?? [];
  if (hex) return linearOfHex(hex);
  const [, inside] = value.match(/^oklch\( ?(.*?) ?\)$/) ?? [];
  if (!inside) throw new RangeError(`no opaque colour: --${name}`);
  const parts = inside.match(/calc\([^)]*\)[^)]*\)|var\([^)]*\)|[\d.]+/g) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = parts.map((part) => numberOf(tokens, part));
  return linearOfOklch(lightness, chroma, hue);
}

/** A token's colour as every engine reads it. */
export function rgbOf(tokens: Tokens, name: string): string {
  const digits = linearOf(tokens, name).map((value) => {
    const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** How two tokens stand out from each other, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(tokens: Tokens, one: string, other: string): number {
  const luminance = (name: string) => {
    const [red, green, blue] = linearOf(tokens, name);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
