import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "./i18n/languages";
import type { Translator } from "./i18n/translator.server";
import { offlineTranslator } from "./session/language.server";
import cssUrl from "./ui/app.css?url";
import { ButtonLink } from "./ui/button";
import { EmptyState } from "./ui/empty-state";

const pages = new Map<Language, string>();

/** What a host with too much to do answers (TRUST.md, "Staying up"): asks nobody, drawn once a language. */
export function busyPage(headers: Pick<Headers, "get">): string {
  const translator = offlineTranslator({ headers });
  let page = pages.get(translator.language);
  if (page === undefined) {
    page = `<!DOCTYPE html>${renderToStaticMarkup(<BusyPage translator={translator} />)}`;
    pages.set(translator.language, page);
  }
  return page;
}

function BusyPage({ translator }: { translator: Translator }) {
  const words = translator.words("common");
  return (
    <html lang={translator.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.busy_title}</title>
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={cssUrl} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          {/* The empty address is the page's own. */}
          <EmptyState
            page
            icon="clock"
            title={words.busy_title}
            text={words.busy_text}
            action={<ButtonLink href="">{words.retry}</ButtonLink>}
          />
        </main>
      </body>
    </html>
  );
}
