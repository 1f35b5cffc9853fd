import { Icon } from "./icon";

export type PictureSource = { url: string; width: number };

export type PictureProps = {
  /** Undefined shows the no-photo state. */
  src?: string;
  /** The same photo in other widths, smallest first. */
  set?: readonly PictureSource[];
  sizes?: string;
  /** Pixels of `src`, so that nothing jumps. */
  width: number;
  height: number;
  alt: string;
  /** Dominant colour, 0 to 11: see tokens.css. */
  tone?: number;
  /** True for a photo in the first view: loads at once and first. */
  eager?: boolean;
};

/** React 18 knows only the attribute's HTML spelling. */
const first = { fetchpriority: "high" };

/** A photograph that keeps its place while it loads. Without one: a quiet portrait sign on the tone. */
export function Picture({ src, set, sizes, width, height, alt, tone = 11, eager }: PictureProps) {
  if (src === undefined) {
    return (
      <span className="pic pic-none" data-tone={tone} role="img" aria-label={alt}>
        <Icon name="user" />
      </span>
    );
  }
  return (
    <img
      className="pic"
      data-tone={tone}
      src={src}
      srcSet={set ? srcSetOf(set) : undefined}
      sizes={set ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      {...(eager ? first : undefined)}
    />
  );
}

/** The value of `srcset` for photos of known width. */
export function srcSetOf(set: readonly PictureSource[]): string {
  let text = "";
  for (const source of set) text += `${text === "" ? "" : ", "}${source.url} ${source.width}w`;
  return text;
}
