import { Icon } from "./icon";

type LikeButtonProps = {
  liked: boolean;
  /** "Like {name}" or "Unlike {name}". */
  label: string;
  name?: string;
  value?: string;
  /** Names the button as a piece that its own answer replaces: no reload where scripts run. */
  piece?: string;
};

/** The heart on a photo; stands inside a form that posts. */
export function LikeButton({ liked, label, name, value, piece }: LikeButtonProps) {
  return (
    <button type="submit" className="like" name={name} value={value} data-swap={piece} data-piece={piece}>
      <Icon name={liked ? "heart-filled" : "heart"} />
      <span className="sr">{label}</span>
    </button>
  );
}
