import { useDataUse } from "#app/ui/data-use";
import { Icon } from "#app/ui/icon";
import { pictureSources } from "#app/ui/picture";
import type { MessageMedia } from "../chat-model";

/** The picture of a message, in its place before it is loaded (CHAT-03). */
export function MessageMediaView({ media }: { media: MessageMedia }) {
  const { kind, src, set, width, height, tone, alt, caption, large } = media;
  const dataUse = useDataUse();
  const isHeld = dataUse === "less";
  const picture = isHeld ? (
    <span className="chip">
      <Icon name="image" /> {alt}
    </span>
  ) : (
    <img
      {...pictureSources(dataUse, src, set, "(min-width:992px) 400px,70vw")}
      width={width}
      height={height}
      alt={alt}
      data-tone={tone}
      loading="lazy"
      decoding="async"
    />
  );
  // What is not loaded can be opened.
  const target = large ?? (isHeld ? src : undefined);
  return (
    <div className={`sent-${kind}`}>
      {target ? (
        <a href={target} data-dialog={large ? "photo" : undefined}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption ? (
        // The picture's text says the name too.
        <p className="soft" aria-hidden="true">
          {caption}
        </p>
      ) : null}
    </div>
  );
}
