import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { lineField } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";

const key = (text: TextKey): TextKey => text;

/** What the debtor types (SPEC §3, Direct debit fields). Numbers without a country's prefix are of `country`. */
export function directDebitForm(country: string | undefined) {
  return z.object({
    account_holder: lineField("payments:directDebit.account_holder_missing", 70),
    iban: lineField("payments:directDebit.iban_missing", 60).transform((text, context) => {
      const iban = electronicFormatIBAN(text);
      if (iban && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))) return iban;
      context.addIssue({ code: "custom", message: key("payments:directDebit.iban_invalid") });
      return z.NEVER;
    }),
    street: lineField("payments:directDebit.street_missing", 100),
    house_number: lineField("payments:directDebit.house_number_missing", 20),
    zip: lineField("payments:directDebit.zip_missing", 12),
    city: lineField("payments:directDebit.city_missing", 100),
    phone: lineField("payments:directDebit.phone_missing", 40).transform((text, context) => {
      const phone = parsePhoneNumberFromString(text, countryCode(country));
      if (phone?.isValid()) return String(phone.number);
      context.addIssue({ code: "custom", message: key("payments:directDebit.phone_invalid") });
      return z.NEVER;
    }),
    mandate: z.literal("1", { error: key("payments:directDebit.mandate_missing") }),
    amount: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    currency: z.string().regex(/^[A-Z]{3}$/),
    code: z.string().max(60).optional(),
  });
}

/** The fields a debtor fills in. */
export type TypedField = Exclude<
  keyof z.output<ReturnType<typeof directDebitForm>>,
  "amount" | "currency" | "code"
>;

function countryCode(country: string | undefined): CountryCode | undefined {
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}
