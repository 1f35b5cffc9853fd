import { useDataUse } from "./data-use";
import { Icon } from "./icon";

type AvatarProps = {
  src?: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: "small" | "medium" | "large";
  tone?: number;
  /** In the first view: shown even where less data is used. */
  first?: boolean;
};

const pixels = { small: 32, medium: 48, large: 96 };

/** A member's face in a circle, or a sign where there is no photo. */
export function Avatar({ src, alt = "", size = "medium", tone, first }: AvatarProps) {
  const className = size === "medium" ? "avatar" : `avatar avatar-${size}`;
  const isHeld = useDataUse() === "less" && !first;
  if (src === undefined || isHeld) {
    return (
      <span className={className}>
        <Icon name="user" />
        {alt ? <span className="sr">{alt}</span> : null}
      </span>
    );
  }
  return (
    <img
      className={className}
      data-tone={tone}
      src={src}
      alt={alt}
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
