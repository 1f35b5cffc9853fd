// The way to pay, by its own links and buttons; the price that each page names.

const minorUnits = (text) => Number((text ?? "").replace(/\D/g, ""));
const priceIn = (html, pattern) => minorUnits(pattern.exec(html)?.[1]);

/** Buys a package; gives what each page said, for `untruePurchase`. */
export async function buy(person, { size, code, method = "visa" }) {
  const { page } = person;
  const prices = {};
  const words = {};
  await page.goto("/credits", { timeout: 60_000 });
  if (code) {
    await page.getByLabel("Discount code").fill(code);
    await page.getByRole("button", { name: "Use code" }).click();
    await page.waitForURL(/code=/);
  }
  const main = () => page.locator("main").innerText();
  const card = page.locator("li.package").nth(size - 1);
  prices.list = priceIn(await card.innerHTML(), /class="price">([^<]*)/);
  words.list = await main();
  await card.locator(`a[href^="/credits/${size}"]`).click();
  await page.waitForURL(new RegExp(`/credits/${size}(\\?|$)`));
  prices.package = priceIn(await page.content(), /order-total">([^<]*)/);
  words.package = await main();
  const choice = page.locator(`a[href^="/credits/${size}/${method}"]`).first();
  prices.method = priceIn(await choice.innerHTML(), /<b>([^<]*)/) || prices.package;
  await choice.click();
  await page.waitForURL(new RegExp(`/credits/${size}/${method}`));
  prices.summary = priceIn(await page.content(), /order-total[\s\S]*?<dd>([^<]*)/);
  words.summary = await main();
  await page.locator('button[name=intent][value="order"]').click();
  await page.getByRole("button", { name: "Approve" }).waitFor({ timeout: 60_000 });
  prices.provider = priceIn(await page.content(), /<dt>Amount<\/dt><dd>([^<]*)/);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.locator("main dt", { hasText: "Price" }).first().waitFor({ timeout: 60_000 });
  prices.receipt = priceIn(await page.content(), /<dt>Price<\/dt><dd>([^<]*)/);
  words.receipt = await main();
  return { prices, words };
}

/** What those pages said that the books do not. */
export function untruePurchase({ prices, words }, payment, { code, percentage }) {
  const found = [];
  const untrue = (name, screen, books) =>
    found.push({ name, screen: String(screen), books: String(books), now: true });
  if (payment?.status !== "completed") untrue("the order's state", "paid", payment?.status);
  for (const [page, price] of Object.entries(prices))
    if (price !== payment?.amount) untrue(`price on ${page}`, price, payment?.amount);
  if (payment?.code !== code) untrue("discount", code, payment?.code);
  const lower = Math.round((payment.full * (100 - percentage)) / 100);
  if (payment.amount !== lower)
    untrue("the discount's size", `${percentage} %`, `${payment.amount} of ${payment.full}`);
  for (const [page, text] of Object.entries(words))
    if (!text.includes(code)) untrue(`reason of the price on ${page}`, "not named", code);
  return found;
}
