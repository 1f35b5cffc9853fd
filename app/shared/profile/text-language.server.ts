import type { Translator } from "#app/i18n/translator.server";

/** The language of what a member wrote: for `lang`, and its name where it is another one than the reader's. */
export interface TextLanguage {
  lang?: string | undefined;
  said?: string | undefined;
}

/** Nothing where upstream says none, or something that is no language. */
export function textLanguageOf(
  { language, locale }: Translator,
  { text_language: tag }: { text_language?: string | null | undefined },
): TextLanguage {
  const written = tag ? localeOf(tag) : undefined;
  if (!written) return {};
  const lang = written.baseName;
  if (written.language === new Intl.Locale(language).language) return { lang };
  const said = new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(written.language);
  return { lang, said };
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    // A RangeError says that PHP sent no language tag: the text has no language that we could name.
    return undefined;
  }
}
