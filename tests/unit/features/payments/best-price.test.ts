import { expect, test } from "vitest";
import { bestPrice, cheaperMethods, type Offer } from "#app/features/payments/best-price";
import { type Discount, discountedAmount, misfitOf } from "#app/features/payments/discount";

const FULL = 2000;
const METHODS = ["visa", "paypal", "ideal"];

const offer = (code: string, percentage: number, methods: string[] = []): Offer => ({
  code,
  percentage,
  isOwn: false,
  amount: discountedAmount(FULL, percentage),
  methods,
});

/** What upstream offers in each state; a code that cannot be used is no offer. */
const STATES: Record<string, Offer[]> = {
  none: [],
  welcome: [offer("FORSAM15", 15)],
  "time bonus": [offer("TIMEBONUS25", 25)],
  "code valid": [offer("ONCE30", 30)],
  "code worse": [offer("SPRING20", 20)],
  "wrong country": [],
  "wrong method": [offer("BANK50", 50, ["ideal"])],
  "below minimum": [],
  used: [],
  held: [],
};

const names = Object.keys(STATES);
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

test.each(pairs)(
  "PAY-11 %s beside %s: the lower price counts, in whichever order they come",
  (one, other) => {
    const offers = [...(STATES[one] ?? []), ...(STATES[other] ?? [])];
    const holding = offers.filter(({ methods }) => methods.length === 0);
    const lowest = Math.min(FULL, ...holding.map(({ amount }) => amount));
    for (const order of [offers, offers.toReversed()]) {
      const price = bestPrice({ amount: FULL, methods: METHODS, offers: order });
      expect(price.amount).toBe(lowest);
      expect(price.offer?.amount ?? FULL).toBe(lowest);
      // The method that a code is bound to has a price of its own, and it is never dearer.
      expect(bestPrice({ amount: FULL, methods: METHODS, offers: order }, "visa")).toEqual(price);
      const bound = offers.some(({ code }) => code === "BANK50");
      expect(bestPrice({ amount: FULL, methods: METHODS, offers: order }, "ideal").amount).toBe(
        bound ? FULL / 2 : lowest,
      );
    }
  },
);

test("PAY-11 a code bound to all methods that are there counts before one is chosen", () => {
  const offers = [offer("BANK50", 50, ["ideal", "sdd"])];
  expect(bestPrice({ amount: FULL, methods: ["ideal"], offers }).amount).toBe(FULL / 2);
  expect(cheaperMethods({ amount: FULL, methods: ["ideal"], offers })).toBeUndefined();
});

test("PAY-11 with which methods it costs less, and how much", () => {
  const offers = [
    offer("TIMEBONUS25", 25),
    offer("BANK50", 50, ["ideal", "paypal"]),
    offer("LESS10", 10, ["visa"]),
  ];
  const cheaper = cheaperMethods({ amount: FULL, methods: METHODS, offers });
  expect(cheaper).toMatchObject({ price: { amount: FULL / 2 }, methods: ["paypal", "ideal"] });
});

test("PAY-08 PAY-11 at the same price what was typed counts: it comes first", () => {
  const offers = [offer("SAME25", 25), offer("TIMEBONUS25", 25)];
  expect(bestPrice({ amount: FULL, methods: METHODS, offers }).offer?.code).toBe("SAME25");
});

const plain: Discount = {
  code: "ANY",
  percentage: 15,
  country: undefined,
  minimum: undefined,
  currency: undefined,
  methods: [],
};
const order = { amount: 5000, currency: "EUR", country: "NL", method: undefined, methods: METHODS };

test.each([
  ["no condition", {}, {}, undefined],
  ["its country", { country: "NL" }, {}, undefined],
  ["another country", { country: "DE" }, {}, "code_country"],
  ["a country nobody knows", { country: "DE" }, { country: undefined }, undefined],
  ["its money", { currency: "EUR" }, {}, undefined],
  ["other money", { currency: "USD" }, {}, "code_country"],
  ["exactly its minimum", { minimum: { amount: 5000, currency: undefined } }, {}, undefined],
  ["less than its minimum", { minimum: { amount: 5001, currency: undefined } }, {}, "code_minimum"],
  ["a method that may be chosen", { methods: ["ideal"] }, {}, undefined],
  ["the method that was chosen", { methods: ["ideal"] }, { method: "ideal" }, undefined],
  ["another method", { methods: ["ideal"] }, { method: "visa" }, "code_method"],
  ["methods that are not there", { methods: ["sct"] }, {}, "code_method"],
])("PAY-06 a code is held against %s", (_, discount, more, code) => {
  expect(misfitOf({ ...plain, ...discount }, { ...order, ...more })?.code).toBe(code);
});

test.each([
  [1999, 25, 1499],
  [1002, 25, 752],
  [10, 25, 8],
  [999, 12.5, 874],
  [1000, 0, 1000],
  [1000, 100, 0],
])("PAY-06 %i minor units less %d percent are %i, half rounded up", (amount, percentage, after) => {
  expect(discountedAmount(amount, percentage)).toBe(after);
});
