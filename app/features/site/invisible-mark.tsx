import { paths } from "#app/paths";
import { Icon } from "#app/ui/icon";
import type { Shell } from "./shell";

type InvisibleMarkProps = {
  shell: Shell;
  /** Full-screen layouts leave no room around it. */
  inset?: boolean;
};

/** While invisible mode is on, every page says so and leads to the switch (ACCT-05). */
export function InvisibleMark({ shell: { invisible }, inset }: InvisibleMarkProps) {
  if (!invisible) return null;
  return (
    <p className={inset ? "p-2" : undefined}>
      <a className="chip" href={`${paths.settings()}#invisible`}>
        <Icon name="eye-off" />
        <span>
          <strong>{invisible.label}</strong> {invisible.text}
        </span>
      </a>
    </p>
  );
}
