import { readDiscountCode } from "#app/contract/payments.server";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { findDiscount, findWelcomeDiscount, wireDiscount } from "./discounts";
import { packagesFor } from "./packages";

/** A code by itself, or for the `package` and `method` of the query; `welcome=true` asks for the member's own. */
export const discountCodeRoute = forMembers(readDiscountCode, async ({ backend, db, query, viewer, now }) => {
  const country = viewer.country ?? query.country;
  const packages = packagesFor(country, backend.limits.messageCredits);
  const order = {
    member: viewer.id,
    bundle: packages.find(({ id }) => String(id) === query.package),
    method: query.method,
    country,
    now,
  };
  if (query.code !== undefined && query.code.trim() !== "") {
    return { discountcode: wireDiscount(await findDiscount(db, { ...order, code: query.code })) };
  }
  if (query.welcome) {
    const own = await findWelcomeDiscount(db, order);
    return { discountcode: own && wireDiscount(own) };
  }
  throw new Refusal("code_not_found");
});
