import { describe, expect, test } from "vitest";
import type { TextKey } from "#app/i18n/catalog";
import { LANGUAGE_LIST, type Language } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import { placesOf, type Row, rowsOf } from "./catalog-rows";

const OTHERS = LANGUAGE_LIST.filter((language) => language !== "en");

const english = rowsOf("en");
const englishById = new Map(english.map((row) => [row.id, row]));

/** The English row a translated row stands for; `_few` and `_many` stand for `_other`. */
function originalOf(row: Row): Row | undefined {
  return englishById.get(row.id) ?? englishById.get(`${row.base}_other`);
}

/** Words that are the same in English and in that language, for good. Everything else that is equal was forgotten. */
const SAME_EVERYWHERE = [
  "IBAN",
  "GIF",
  "Premium",
  "FAQ",
  "Gangbang",
  "Bondage",
  "Sushi",
  "GIF: {title}",
  "Hosting",
];
const SAME: Record<Language, string[]> = {
  en: [],
  de: [
    ...["Name", "Region", "Likes", "Matches", "Chats", "Cookies", "Credits", "{count} Credit"],
    ...["{count} Credits", "Tattoos", "Single", "Sex", "Blond", "Theater"],
    "Status",
  ],
  es: ["Likes", "Matches", "Cookies", "Gay", "Bisexual", "Popular", "No"],
  fr: [
    ...["Message", "Messages", "Conversations", "Photo", "Photos", "{count} photo", "{count} photos"],
    ...["Pages", "Likes", "Cookies", "Gay", "Orientation", "Massages", "Lingerie", "Art", "Shopping"],
    "Barbecue",
    "Important",
    "Notifications",
    "Province",
    "Canton",
    "Date",
  ],
  it: [
    ...["Email", "Password", "Home", "Privacy", "Gay", "Single", "Lingerie", "Shopping", "Barbecue"],
    "No",
  ],
  nl: [
    ...["Likes", "Matches", "Cookies", "Credits", "{count} credit", "{count} credits", "Privacy"],
    ...["Man", "Blond", "Massages", "Lingerie", "Theater"],
    "Postcode",
    "Status",
  ],
  pl: ["Region", "Blond", "Status"],
};

/** The one text for which the specification itself has an exclamation mark. */
const SHOUTED = "likes:overlay.title";

describe.each(LANGUAGE_LIST)("HOST-09 the words a member reads in %s", (language) => {
  const rows = rowsOf(language);

  test("HOST-09 are there for every text of the site, and no text more", () => {
    const bases = new Set(rows.map((row) => row.base));
    expect([...bases].sort()).toEqual([...new Set(english.map((row) => row.base))].sort());
  });

  test("LOOK-01 HOST-09 have exactly the plural forms the language's own rules ask for", () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const found = new Map<string, string[]>();
    for (const { base, category } of rows) {
      if (category) found.set(base, [...(found.get(base) ?? []), category].sort());
    }
    expect(found.size).toBeGreaterThan(5);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries([...found.keys()].map((base) => [base, wanted])),
    );
  });

  test("LOOK-01 HOST-09 leave the same places open as the English ones", () => {
    const wrong = rows.filter((row) => {
      const original = originalOf(row);
      return !original || placesOf(row.text).join() !== placesOf(original.text).join();
    });
    expect(wrong).toEqual([]);
  });

  test("HOST-09 are never empty, never padded and never shout", () => {
    const wrong = rows.filter(
      ({ id, text }) =>
        text === "" || text !== text.trim() || / {2}/.test(text) || (/[!¡]/.test(text) && id !== SHOUTED),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(OTHERS)("LOOK-01 HOST-09 nothing in the %s catalog was left in English", (language) => {
  const allowed = new Set([...SAME_EVERYWHERE, ...SAME[language]].map((text) => text.toLowerCase()));
  const left = rowsOf(language).filter((row) => {
    const text = row.text.toLowerCase();
    return text === originalOf(row)?.text.toLowerCase() && !allowed.has(text);
  });
  expect(left).toEqual([]);
});

test.each(OTHERS)(
  "HOST-09 the list of words that %s shares with English names no word that is not shared",
  (language) => {
    const texts = new Set(rowsOf(language).map((row) => row.text.toLowerCase()));
    expect(SAME[language].filter((text) => !texts.has(text.toLowerCase()))).toEqual([]);
  },
);

/** Quotation marks, apostrophes and dots. In English the specification's own sentences have three full stops. */
test.each(OTHERS)("LOOK-01 the %s texts are set as in print", (language) => {
  expect(rowsOf(language).filter(({ text }) => /["'`]|\.\.\./.test(text))).toEqual([]);
});

/** SPEC §8, to the letter: "occured" is the product's own spelling. */
const CATALOGUE_SENTENCES: [TextKey, string][] = [
  ["common:action_failed", "An error occured, please try again later."],
  ["common:flash_action_failed", "An error occured, please try again later."],
  ["chat:send_failed", "An error occured, please try again later."],
  ["common:page_failed", "An error has occurred."],
  ["auth:failed", "Login failed, please try again"],
  ["auth:too_many", "Too many incorrect attempts, account blocked for {minutes} min."],
  ["signup:activation_failed", "Activation failed"],
  ["auth:recovery.email_not_found", "E-mail address not found"],
  ["auth:recovery.link_bad", "Link expired or invalid, request a new email"],
  ["auth:recovery.too_many_resets", "Too many password reset emails sent, please try again tomorrow."],
  ["auth:recovery.passwords_differ", "The entered passwords are not the same."],
  ["account:settings.password_wrong", "Please check your old password."],
  ["account:settings.email_in_use", "This email address already owns an account on this website."],
  ["account:settings.email_invalid", "New email adress is invalid."],
  ["auth:recovery.mail_taken", "This email address already owns an account on this website."],
  ["chat:no_credits", "You do not have enough credits..."],
  ["likes:overlay.title", "New like!"],
  ["payments:transactions.failed", "Payment failed or has been cancelled."],
  ["payments:directDebit.blocked", "Your account is blocked for direct debit payments."],
  ["payments:directDebit.limit", "Your limit for direct debit payments has been reached..."],
  ["payments:directDebit.code_invalid", "Code invalid"],
  ["payments:discounts.code_not_found", "Code not found"],
  ["payments:discounts.code_used", "Code already used"],
  ["payments:discounts.banner_hours", "Act Fast, Only {timeLeft} hours to Claim"],
  ["payments:discounts.banner_valid", "Offer valid for {timeLeft}"],
  ["chat:older_hidden", "Older messages are no longer visible to protect your privacy."],
];

test.each(CATALOGUE_SENTENCES)("HOST-13 an English member reads %s to the letter", (key, sentence) => {
  expect(translatorFor("en").t(key)).toBe(sentence);
});

test.each(OTHERS)("HOST-13 the error sentences are translated in %s, one text for one error", (language) => {
  const { t } = translatorFor(language);
  for (const [key, sentence] of CATALOGUE_SENTENCES) expect(t(key)).not.toBe(sentence);
  expect(
    new Set([t("common:action_failed"), t("common:flash_action_failed"), t("chat:send_failed")]).size,
  ).toBe(1);
  expect(t("common:page_failed")).not.toBe(t("common:action_failed"));
});
