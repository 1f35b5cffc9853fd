import type { PictureSource } from "#app/ui/picture";
import { srcSetOf } from "#app/ui/picture";

/** What a message shows besides or instead of a text. */
export interface MessageMedia {
  kind: "photo" | "gift" | "gif";
  src: string;
  set?: readonly PictureSource[] | undefined;
  width: number;
  height: number;
  tone?: number | undefined;
  alt: string;
  /** Name of a gift, under its picture. */
  caption?: string | undefined;
  /** Address of the whole photo. */
  large?: string | undefined;
}

/** The picture of a message, in its place before it is loaded (CHAT-03). */
export function MessageMediaView({ media }: { media: MessageMedia }) {
  const { kind, src, set, width, height, tone, alt, caption, large } = media;
  const picture = (
    <img
      src={src}
      srcSet={set ? srcSetOf(set) : undefined}
      sizes={set ? "(min-width:992px) 400px,70vw" : undefined}
      width={width}
      height={height}
      alt={alt}
      data-tone={tone}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <div className={`sent-${kind}`}>
      {large ? <a href={large}>{picture}</a> : picture}
      {caption ? (
        // The picture's text says the name too.
        <p className="soft" aria-hidden="true">
          {caption}
        </p>
      ) : null}
    </div>
  );
}
