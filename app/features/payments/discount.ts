/** A price after a discount: minor units, rounded half up to whole minor units (PAY-06). */
export function discountedAmount(amount: number, percentage: number): number {
  return Math.round((amount * (100 - percentage)) / 100);
}
