import { paths } from "#app/paths";
import { DataUseChoice } from "#app/ui/data-use-choice";
import { STILL } from "#app/ui/still";
import type { DataUseModel } from "./data-use.server";
import type { Shell } from "./shell";

type LineProps = {
  shell: Shell;
  /** Full-screen layouts leave no room around it. */
  inset?: boolean;
};

/** Says that less is shown and how to get more (REACH-06). */
export function LessDataLine({ shell: { lessData }, inset }: LineProps) {
  if (!lessData) return null;
  if (!import.meta.env.SSR) return <p {...STILL} />;
  const { text, here, hereText, change, changeText } = lessData;
  return (
    <p className={inset ? "soft p-2" : "soft"}>
      {text}{" "}
      {here ? (
        <>
          <a className="link" href={here}>
            {hereText}
          </a>{" "}
          ·{" "}
        </>
      ) : null}
      <a className="link" href={change}>
        {changeText}
      </a>
    </p>
  );
}

/** The choice for this browser, with one button that turns it round. */
export function DataUseView({ model: { title, words, less, key, next } }: { model: DataUseModel }) {
  return (
    <section className="narrow stack">
      <h1>{title}</h1>
      <DataUseChoice {...{ words, less, next }} formKey={key} action={paths.dataUse()} />
    </section>
  );
}
