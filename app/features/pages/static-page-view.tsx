import { Fragment } from "react";
import { Icon } from "#app/ui/icon";
import type { BlockModel, Run } from "./compose-page";
import type { StaticPageModel } from "./static-page.server";

/** A page to read: what it is, a table of contents, and its sections (HOME-05). */
export function StaticPageView({ model }: { model: StaticPageModel }) {
  const { words, changed } = model;
  return (
    <article className="static-page">
      <header className="prose">
        <h1>{model.title}</h1>
        <p className="soft">
          {words.changed} <time dateTime={changed.day}>{changed.text}</time>
        </p>
        <Blocks blocks={model.intro} />
      </header>
      <nav className="toc" aria-labelledby="toc">
        <details>
          <summary id="toc">
            {words.contents} <Icon name="chevron-down" />
          </summary>
          <ul>
            {model.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="prose">
        {model.sections.map(({ id, heading, blocks }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            <Blocks blocks={blocks} />
          </Fragment>
        ))}
      </div>
    </article>
  );
}

function Blocks({ blocks }: { blocks: BlockModel[] }) {
  return blocks.map((block, at) => <OneBlock key={keyOf(at)} block={block} />);
}

function OneBlock({ block }: { block: BlockModel }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((runs, at) => (
            <li key={keyOf(at)}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl>
          {block.facts.map(({ term, text }, at) => (
            <Fragment key={keyOf(at)}>
              <dt>
                <Runs runs={term} />
              </dt>
              <dd>
                <Runs runs={text} />
              </dd>
            </Fragment>
          ))}
        </dl>
      );
  }
}

function Runs({ runs }: { runs: Run[] }) {
  return runs.map((run, at) => {
    if (typeof run === "string") return run;
    if ("code" in run)
      return (
        <code key={keyOf(at)} translate="no">
          {run.code}
        </code>
      );
    return (
      <a key={keyOf(at)} href={run.href}>
        {run.label}
      </a>
    );
  });
}

/** The text never changes after it is rendered, so its order is its identity. */
const keyOf = (at: number) => `${at}`;
