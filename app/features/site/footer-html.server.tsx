import { cacheHtml } from "#app/cache/html-cache.server";
import { FooterParts } from "#app/ui/layouts/footer";
import { type FooterFacts, footerOf } from "./footer.server";

/** Footers of the addresses that people are at now, about 1.5 KB each. */
const keptFooter = cacheHtml(1_000);

/** The footer as HTML: the same for everybody who reads the same page in the same language, logged in or not. */
export function footerHtml(facts: FooterFacts): string {
  const { site, member, translator, company, here } = facts;
  const key = JSON.stringify([
    translator.language,
    member,
    site.geoip_selected_country ?? site.geoip_country,
    site.support_phone,
    site.support_email,
    site.minAge,
    site.fictional.singular,
    here,
    company,
  ]);
  return keptFooter(key, () => {
    const { links, phone, email, supportLabel, disclaimer } = footerOf(facts);
    return (
      <FooterParts
        label={translator.words("site").nav.footer}
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
      />
    );
  });
}
