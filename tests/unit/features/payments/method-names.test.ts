import { expect, test } from "vitest";
import { isMethod, methodName } from "#app/features/payments/method-names";
import { translatorFor } from "#app/i18n/translator.server";

test("PAY-02 a method of the operator's own is called as it is written, whatever word it is", () => {
  const words = translatorFor("en").words("payments").checkout;
  expect(methodName("visa", words)).toBe("Visa");
  expect(methodName("creditcard", words)).toBe("Credit card");
  for (const word of ["carrier_pigeon", "constructor", "toString"]) {
    expect(methodName(word, words)).toBe(word);
    expect(isMethod(word), word).toBe(false);
  }
});
