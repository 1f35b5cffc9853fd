import { type DataUse, useDataUse } from "./data-use";
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
  /** True for a photo in the first view: loads at once and first; the only ones that load where less data is used. */
  eager?: boolean;
};

/** Enough for a card on a phone, where every byte counts. */
const SMALL_WIDTH = 240;

/** The tone of a photo whose colour nobody told. */
const PALE = 11;

/** React 18 knows only the attribute's HTML spelling. */
const first = { fetchpriority: "high" };

/** A photograph that keeps its place while it loads. Without one: a portrait sign on plum, or on its tone. */
export function Picture({ src, set, sizes, width, height, alt, tone, eager }: PictureProps) {
  const dataUse = useDataUse();
  if (src === undefined || (dataUse === "less" && !eager)) {
    return (
      <span className="pic pic-none" data-tone={src && (tone ?? PALE)} role="img" aria-label={alt}>
        <Icon name="user" />
      </span>
    );
  }
  return (
    <img
      className="pic"
      data-tone={tone ?? PALE}
      {...pictureSources(dataUse, src, set, sizes)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      {...(eager ? first : undefined)}
    />
  );
}

/** Attributes that name a photo's files: all widths, or the small one where less data is used. */
export function pictureSources(
  dataUse: DataUse,
  src: string,
  set: readonly PictureSource[] | undefined,
  sizes: string | undefined,
) {
  if (!set) return { src };
  if (dataUse === "full") return { src, srcSet: srcSetOf(set), sizes };
  return { src: set.find(({ width }) => width >= SMALL_WIDTH)?.url ?? src };
}

/** The value of `srcset` for photos of known width. */
function srcSetOf(set: readonly PictureSource[]): string {
  let text = "";
  for (const source of set) text += `${text === "" ? "" : ", "}${source.url} ${source.width}w`;
  return text;
}
