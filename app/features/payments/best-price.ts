/** A discount that holds for a package, with the price that upstream asks then; amounts in minor units. */
export interface Offer {
  code: string;
  percentage: number;
  /** It counts for the member without being typed. */
  isOwn: boolean;
  amount: number;
  /** Payment methods it is bound to; an empty list allows all. */
  methods: readonly string[];
}

/** What can be bought, with everything that may make it cheaper. */
export interface Offered {
  amount: number;
  /** How it can be paid. */
  methods: readonly string[];
  /** At the same price the one that comes first counts. */
  offers: readonly Offer[];
}

/** What an order costs, and which discount made it so. */
export interface Price {
  amount: number;
  offer: Offer | undefined;
}

/**
 * The lowest price that holds (PAY-11). As long as no method is chosen it is the price with every method, so that
 * choosing one never makes it dearer.
 */
export function bestPrice({ amount, methods, offers }: Offered, method?: string): Price {
  const paying = method === undefined ? methods : [method];
  const holding = offers.filter(
    (offer) => offer.methods.length === 0 || paying.every((one) => offer.methods.includes(one)),
  );
  return holding.reduce<Price>(
    (best, offer) => (offer.amount < best.amount ? { amount: offer.amount, offer } : best),
    { amount, offer: undefined },
  );
}

/** The methods with which it costs less than with any, and the lowest price; undefined where there are none. */
export function cheaperMethods(offered: Offered): { price: Price; methods: string[] } | undefined {
  const usual = bestPrice(offered);
  const prices = offered.methods.map((method) => ({ method, price: bestPrice(offered, method) }));
  const lowest = Math.min(usual.amount, ...prices.map(({ price }) => price.amount));
  const cheaper = prices.filter(({ price }) => price.amount === lowest && lowest < usual.amount);
  const [first] = cheaper;
  return first && { price: first.price, methods: cheaper.map(({ method }) => method) };
}
