import spriteUrl from "./icons.svg";

/** Names of the symbols in icons.svg (Lucide, ISC licence). */
export type IconName =
  | "search"
  | "message"
  | "heart"
  | "heart-filled"
  | "star"
  | "premium"
  | "coins"
  | "user"
  | "users"
  | "settings"
  | "log-out"
  | "log-in"
  | "globe"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "chevron-up"
  | "x"
  | "check"
  | "alert"
  | "info"
  | "lock"
  | "camera"
  | "image"
  | "gift"
  | "gif"
  | "send"
  | "ban"
  | "flag"
  | "eye"
  | "eye-off"
  | "map-pin"
  | "arrow-left"
  | "more"
  | "clock"
  | "filter"
  | "trash"
  | "mail"
  | "bell"
  | "phone"
  | "card"
  | "home"
  | "plus"
  | "retry"
  | "play"
  | "video"
  | "sparkles";

type IconProps = { name: IconName; big?: boolean };

/** A picture of one word next to it; never the only carrier of a meaning, so hidden from screen readers. */
export function Icon({ name, big }: IconProps) {
  return (
    // Without the style sheet a picture would be 300 by 150, each a screen of its own.
    <svg className={big ? "icon icon-big" : "icon"} width="20" height="20" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
