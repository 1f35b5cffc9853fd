import { expect, test } from "vitest";
import { messagePrice } from "#app/features/home/message-price.server";

const COSTS = {
  NL: { costs: 1.25, currency: "EUR" },
  GB: { costs: 1.05, currency: "GBP" },
  XX: { costs: 0, currency: "EUR" },
  YY: { costs: 1, currency: "euros" },
};
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

test.each([
  ["NL", undefined, "de-DE", "1,25 €"],
  ["NL", "GB", "en-US", "£1.05"],
  ["NL", "DE", "en-US", undefined],
  ["XX", undefined, "en-US", undefined],
  ["YY", undefined, "en-US", undefined],
  ["constructor", undefined, "en-US", undefined],
  [undefined, undefined, "en-US", undefined],
])(
  "HOME-01 a visitor in %s who chose %s reads in %s that a message costs %s",
  (detected, chosen, locale, price) => {
    const site = { minimum_message_costs: COSTS, geoip_country: detected, geoip_selected_country: chosen };
    expect(plain(messagePrice(site, locale))).toBe(price);
  },
);

test("HOME-01 settings without prices promise none", () => {
  const site = { minimum_message_costs: undefined, geoip_country: "NL", geoip_selected_country: undefined };
  expect(messagePrice(site, "en-US")).toBeUndefined();
});
