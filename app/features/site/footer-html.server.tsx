import { renderToStaticMarkup } from "react-dom/server";
import { FooterParts } from "#app/ui/layouts/footer";
import { type FooterFacts, footerOf } from "./footer.server";

/** The footer as HTML: hydrated pages carry it as it is, so that no script has to draw it once more. */
export function footerHtml(facts: FooterFacts): string {
  const { links, company, phone, email, supportLabel, disclaimer, unstyled } = footerOf(facts);
  return renderToStaticMarkup(
    <FooterParts
      label={facts.translator.words("site").nav.footer}
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
    />,
  );
}
