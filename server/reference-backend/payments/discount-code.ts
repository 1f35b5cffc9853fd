import { readDiscountCode } from "#app/contract/packages.server";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { type Discount, findDiscount, misfitOf, ownDiscounts, wireDiscount } from "./discounts";
import { packagesFor } from "./packages";

/** A code by itself, or for the `package` and `method` of the query; `welcome=true` asks for the member's own. */
export const discountCodeRoute = forMembers(readDiscountCode, async ({ backend, db, query, viewer, now }) => {
  const country = viewer.country ?? query.country;
  const packages = packagesFor(country, backend.limits.messageCredits);
  const named = packages.filter(({ id }) => String(id) === query.package);
  const order = { bundles: named.length > 0 ? named : packages, method: query.method, country };
  const asker = { member: viewer.id, now };
  if (query.code !== undefined && query.code.trim() !== "") {
    const discount = await findDiscount(db, { ...asker, code: query.code });
    const misfit = misfitOf(discount, order);
    if (misfit) throw misfit;
    return { discountcode: wireDiscount(discount) };
  }
  if (query.welcome) {
    const fits = (discount: Discount) => misfitOf(discount, order) === undefined;
    const own = (await ownDiscounts(db, asker)).find(fits);
    return { discountcode: own ? wireDiscount(own) : null };
  }
  throw new Refusal("code_not_found");
});
