import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { TextLink } from "#app/ui/text-link";
import type { DataFact, DataSection } from "./data-sections.server";
import type { OwnDataModel } from "./own-data.server";

/** Everything that is stored about the member, and the file with all of it (ACCT-07). */
export function OwnDataView({ model }: { model: OwnDataModel }) {
  const { words } = model;
  return (
    <section className="settings">
      <h1>{model.title}</h1>
      <p>{words.data_intro}</p>
      <p>
        <ButtonLink href={paths.ownDataFile()} download>
          {words.data_download}
        </ButtonLink>
      </p>
      <div className="kept">
        {model.sections.map((section, index) => (
          <details key={section.name} open={index === 0}>
            <summary>
              {section.title}
              <span>
                {section.count} <Icon name="chevron-down" />
              </span>
            </summary>
            <Section section={section} empty={words.data_none} />
          </details>
        ))}
      </div>
      <p>
        <TextLink href={paths.settings()}>{words.back}</TextLink>
      </p>
    </section>
  );
}

function Section({ section, empty }: { section: DataSection; empty: string }) {
  if (section.count === undefined) return <Facts facts={section.facts} />;
  if (section.entries.length === 0) return <p className="soft">{empty}</p>;
  return (
    <>
      <ul>
        {numbered(section.entries).map(([number, facts]) => (
          <li key={number}>
            <Facts facts={facts} />
          </li>
        ))}
      </ul>
      {section.more ? <p className="soft">{section.more}</p> : null}
    </>
  );
}

function Facts({ facts }: { facts: DataFact[] }) {
  return (
    <dl>
      {numbered(facts).flatMap(([number, { label, value }]) => [
        <dt key={`${number} label`}>{label}</dt>,
        <dd key={`${number} value`} dir="auto">
          {value}
        </dd>,
      ])}
    </dl>
  );
}

/** Entries of an export have no names of their own. */
function numbered<Entry>(entries: readonly Entry[]): (readonly [string, Entry])[] {
  return entries.map((entry, index) => [String(index), entry]);
}
