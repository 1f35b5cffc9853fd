import type { PaymentRow } from "../../database/schema";
import { escapeHtml } from "../../http/escape-html";
import { LAST4_FAILS_LATER, LAST4_WORKS } from "../create";

const STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d2330; background: #eef1f5 }
.band { padding: .75rem 1rem; background: repeating-linear-gradient(-45deg, #ffd54a 0 1rem, #f5c518 1rem 2rem); font-weight: 700; text-align: center }
main { max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: .75rem }
h1 { margin: 0 0 .5rem; font-size: 1.4rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dd { margin: 0; text-align: end; font-weight: 600 }
fieldset { margin: 1rem 0; border: 1px solid #b9c0cc; border-radius: .5rem }
label { display: flex; gap: .5rem; align-items: center; min-height: 44px }
.buttons { display: grid; gap: .5rem }
button { min-height: 48px; font: inherit; font-weight: 600; border: 1px solid #56607a; border-radius: .5rem; background: #fff; cursor: pointer }
button.approve { color: #fff; background: #12663a; border-color: #12663a }
`;

const CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of the test provider's pages; they post to themselves and back to the site. */
export function sandboxPolicy(siteOrigin: string | undefined): string {
  return `${CSP}; form-action 'self'${siteOrigin ? ` ${siteOrigin}` : ""}`;
}

function frame(title: string, inside: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><p class="band">Test provider: no real money. Nothing you do here costs anything.</p>
<main>${inside}</main></body></html>`;
}

const radio = (name: string, value: string, words: string, isFirst = false) =>
  `<label><input type="radio" name="${name}" value="${value}"${isFirst ? " checked" : ""}> ${words}</label>`;

const money = (minorUnits: number, currency: string) =>
  `${(minorUnits / 100).toFixed(2)} ${escapeHtml(currency)}`;

/** Where the member "pays": what happens, how the browser comes back, and when the site hears of it. */
export function payPage(payment: PaymentRow, brand: string | undefined): string {
  if (payment.status !== "pending") return endedPage(payment);
  const cards = `<fieldset><legend>Keep a test card</legend>
${radio("card", "", "Keep none", true)}
${radio("card", LAST4_WORKS, `${brand} ending in ${LAST4_WORKS}, works again`)}
${radio("card", LAST4_FAILS_LATER, `${brand} ending in ${LAST4_FAILS_LATER}, fails when charged again`)}
</fieldset>`;
  return frame(
    "Test provider",
    `<h1>Pretend to pay</h1>
<p>This page stands in for a payment provider. There is no bank behind it, and no card number is asked for.</p>
<dl><dt>Amount</dt><dd>${money(payment.amount, payment.currency)}</dd>
${payment.discount_code === null ? "" : `<dt>Instead of</dt><dd>${money(payment.full_amount, payment.currency)}, code ${escapeHtml(payment.discount_code)}</dd>`}
<dt>Method</dt><dd>${escapeHtml(payment.method)}</dd><dt>Payment</dt><dd>${payment.id}</dd>
<dt>State</dt><dd>${escapeHtml(payment.status)}</dd></dl>
<form method="post">
<fieldset><legend>The site is told</legend>
${radio("notify", "now", "at once", true)}
${radio("notify", "late", "some seconds late")}
${radio("notify", "twice", "twice")}
</fieldset>
<fieldset><legend>The browser comes back</legend>
${radio("back", "get", "by a link (GET)", true)}
${radio("back", "post", "by a form of this page (cross-site POST)")}
</fieldset>
${brand === undefined ? "" : cards}
<p class="buttons"><button class="approve" name="outcome" value="completed">Approve</button>
<button name="outcome" value="failed">Decline</button>
<button name="outcome" value="cancelled">Cancel</button>
<button name="outcome" value="pending">Leave it pending</button></p>
</form>`,
  );
}

/** Once an order has ended, nobody is charged for it. */
function endedPage({ id, status }: PaymentRow): string {
  return frame(
    "Test provider",
    `<h1>Nothing to pay</h1>
<p>Payment ${id} is ${escapeHtml(status)}. It cannot be paid any more.</p>
<form method="post"><p class="buttons"><button name="outcome" value="pending">Back to the site</button></p></form>`,
  );
}

/** The way back by a form of another site, as some providers do it; without a script somebody presses the button. */
export function backPage(target: string, payment: PaymentRow): string {
  return frame(
    "Back to the site",
    `<h1>Back to the site</h1>
<form method="post" action="${escapeHtml(target)}"><input type="hidden" name="payment" value="${payment.id}">
<p class="buttons"><button class="approve">Continue</button></p></form>`,
  );
}
