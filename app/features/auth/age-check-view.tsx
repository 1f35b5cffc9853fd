import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { TextLink } from "#app/ui/text-link";
import type { AgeCheckModel } from "./age-check.server";

/** Says why, leads to the operator's check, and names what stays open without it. */
export function AgeCheckView({ model: { words, href, again } }: { model: AgeCheckModel }) {
  return (
    <section className="narrow stack">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {href ? (
        <>
          <p>
            <ButtonLink href={href} rel="noreferrer">
              {words.go}
            </ButtonLink>
          </p>
          <p>{words.kept}</p>
        </>
      ) : (
        <p>{words.missing}</p>
      )}
      <p>
        <TextLink href={again}>{words.again}</TextLink>
      </p>
      <p className="soft">
        {words.open} <TextLink href={paths.settings()}>{words.settings}</TextLink>{" "}
        <TextLink href={paths.staticPage("service")}>{words.help}</TextLink>
      </p>
    </section>
  );
}
