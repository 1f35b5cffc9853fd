const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "currency", currency });
    formats.set(key, format);
  }
  return format;
}

/** An amount in minor units as the locale writes it: 1999, "EUR", "de-DE" is "19,99 €". */
export function moneyText(minorUnits: number, currency: string, locale: string): string {
  try {
    const format = formatOf(currency, locale);
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(minorUnits / 10 ** digits);
  } catch (error) {
    // An unknown currency code is upstream's fault, and still a price.
    if (error instanceof RangeError) return `${(minorUnits / 100).toFixed(2)} ${currency}`;
    throw error;
  }
}

/** A share of a hundred as the locale writes it: 25, "de-DE" is "25 %". */
export function percentText(percentage: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return format.format(percentage / 100);
}
