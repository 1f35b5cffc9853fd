import { cacheHtml } from "#app/cache/html-cache.server";
import { FooterParts } from "#app/ui/layouts/footer";
import { type FooterFacts, type FooterModel, footerOf } from "./footer.server";

/** Footers that are kept, about 4 KB each: for members and visitors of each language and country. */
const keptFooter = cacheHtml(100);

/** The footer as HTML: hydrated pages carry it as it is, so that no script has to draw it once more. */
export function footerHtml({ languageUrl, ...facts }: FooterFacts): string {
  const label = facts.translator.words("site").nav.footer;
  const footerWith = (url = "") => footerOf({ ...facts, languageUrl: url });
  return keptFooter(
    JSON.stringify([label, footerWith()]),
    (holes) => <Footer label={label} {...footerWith(holes.languageUrl)} />,
    { languageUrl },
  );
}

function Footer(footer: FooterModel & { label: string }) {
  const { label, links, company, phone, email, supportLabel, disclaimer, unstyled } = footer;
  return (
    <FooterParts
      label={label}
      links={links}
      company={company}
      contact={
        phone || email ? (
          <div>
            {supportLabel} · {email ? <a href={`mailto:${email}`}>{email}</a> : null}
            {phone ? (
              <>
                {" "}
                <a href={`tel:${phone}`}>{phone}</a>
              </>
            ) : null}
          </div>
        ) : undefined
      }
      disclaimer={disclaimer}
      unstyled={unstyled}
    />
  );
}
