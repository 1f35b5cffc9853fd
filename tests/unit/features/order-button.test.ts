import { expect, test } from "vitest";
import { mayJustPay } from "#app/features/payments/order-button";

test.each([
  [["GB"], true],
  [["US", "GB"], true],
  [["CH", undefined], true],
  [["GB", "IE"], false],
  [["DE", "US"], false],
  [["NO"], false],
  [[undefined, ""], false],
] as const)("PAY-02 of a member in %o the button may just say what is paid: %s", (countries, may) => {
  expect(mayJustPay(...countries)).toBe(may);
});
