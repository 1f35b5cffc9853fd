/** From the choice of a method to the order button (PAY-02, PAY-04). `order` is the lawful wording of Directive 2011/83/EU, Art. 8(2), in each language. */
export default {
  balance_one: "You have {count} credit.",
  balance_other: "You have {count} credits.",
  methods_title: "How would you like to pay?",
  no_methods: "This package cannot be paid for in your country at the moment.",
  other_package: "Choose another package",
  once: "You pay once. No subscription, nothing renews by itself.",
  method_sdd: "Direct debit (SEPA)",
  method_sct: "Bank transfer (SEPA)",
  method_creditcard: "Credit card",
  method_sct_note: "Takes some days; your credits arrive with the payment.",
  summary_title: "Check your order",
  package: "Package",
  method: "Payment method",
  change: "Change",
  price: "Total price",
  price_before: "Price before the discount",
  premium_note: "With this order you become a premium member.",
  which_card: "Which card?",
  card_kept: "{brand} ending in {last4}, valid until {expires}",
  other_card: "Another card",
  withdrawal:
    "Your credits are added as soon as the payment has arrived. You can withdraw from the purchase {within}, without giving a reason.",
  terms_note: "These apply to your order:",
  terms: "Terms",
  returns: "Return policy",
  order: "Order with obligation to pay",
  order_again: "Order once more with obligation to pay",
  provider_note: "You enter payment details only on the page of our payment provider, never here.",
  amount_changed:
    "The price is {price} now. Nothing was ordered. Please check the order and press the button again if you agree.",
  repeated:
    "You have just ordered this package. Nothing was ordered a second time. Press the button only if you want it twice.",
  see_order: "See that order",
  see_orders: "Your orders",
  unknown: "We could not confirm this order. Check your orders before you order again.",
  method_refused:
    "This payment method cannot be used for this order. Nothing was ordered. Please choose another one.",
  package_gone: "This package is no longer offered. Nothing was ordered.",
  code_refused: "The discount code is not valid for this order. The price shown is the one without it.",
  code_held:
    "This discount code is in use by an order of yours that is still open. Pay that order, or cancel it to use the code here. The price shown is the one without it.",
  code_held_refused:
    "Nothing was ordered: the discount code is in use by an order of yours that is still open. Pay that order, or cancel it to use the code here.",
  repeat_title: "Order again",
} as const;
