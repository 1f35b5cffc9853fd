import { srcSetOf } from "#app/ui/picture";
import type { MessageMedia } from "../chat-model";

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
