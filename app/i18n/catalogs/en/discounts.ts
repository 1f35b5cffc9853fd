/** Discount codes and the time bonus (PAY-06, PAY-08, PAY-09). */
export default {
  banner_hours: "Act Fast, Only {timeLeft} hours to Claim",
  banner_valid: "Offer valid for {timeLeft}",
  what: "{percent} off your first purchase",
  more: "Details of the offer",
  offer_text:
    "For four hours after signing up your first package of credits costs {percent} less. You pay once, and nothing renews by itself.",
  offer_button: "See the packages",
  offer_later: "Not now",
  offer_over: "This offer is over",
  offer_over_text: "The packages are still there, at their usual prices.",
  code_label: "Discount code",
  code_apply: "Use code",
  code_on: "Code {code}: {percent} off",
  code_remove: "Remove code",
  code_from: "The code is valid for packages from {amount}.",
  code_methods: "The code is valid only when you pay with {methods}.",
  code_not_found: "Code not found",
  code_used: "Code already used",
  code_held:
    "This code is in use by an order of yours that is still open. Pay that order, or cancel it to use the code here.",
  code_expired: "This code has expired.",
  code_minimum: "This code is valid for orders from {amount}.",
  code_country: "This code is not for your country.",
  code_method: "This code is not valid with this payment method.",
  code_failed: "The code could not be checked just now. Please try again.",
  usual_price: "Usual price:",
} as const;
