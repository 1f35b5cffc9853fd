import { expect, test } from "vitest";
import { moneyText } from "#app/features/payments/money";

test.each([
  [1999, "EUR", "de-DE", "19,99 €"],
  [1999, "EUR", "nl-NL", "€ 19,99"],
  [1650, "USD", "en-US", "$16.50"],
  [4950, "PLN", "pl-PL", "49,50 zł"],
  [500, "JPY", "en-US", "¥500"],
])("PAY-01 HOME-08 %i minor units of %s are written as %s writes money", (amount, currency, locale, text) => {
  expect(moneyText(amount, currency, locale).replace(/\s/gu, " ")).toBe(text);
});

test("PAY-01 a currency nobody knows is still a price", () => {
  expect(moneyText(1250, "credits!", "en-US")).toBe("12.50 credits!");
});
