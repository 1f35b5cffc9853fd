import { Icon } from "./icon";

type AvatarProps = {
  src?: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: "small" | "medium" | "large";
  tone?: number;
};

const pixels = { small: 32, medium: 48, large: 96 };

/** A member's face in a circle, or a sign where there is no photo. */
export function Avatar({ src, alt = "", size = "medium", tone }: AvatarProps) {
  const className = size === "medium" ? "avatar" : `avatar avatar-${size}`;
  if (src === undefined) {
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
