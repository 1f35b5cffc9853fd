import { isCardMethod, type Method } from "./method-names";

type Kind = "card" | "visa" | "circles" | "letters" | "bank" | "phone" | "paypal" | "voucher" | "arrows";

const KINDS: Partial<Record<Method, Kind>> = {
  applepay: "phone",
  bancontact: "arrows",
  blik: "phone",
  cartebancaire: "letters",
  maestro: "circles",
  mastercard: "circles",
  paypal: "paypal",
  paysafecard: "voucher",
  visa: "visa",
};

/** Drawn by ourselves, of what one knows a method by; whose it is stands beside it in letters. */
const DRAWINGS: Record<Kind, string> = {
  card: "M5 3h30a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM2 9h36M7 17h8",
  visa: "m3 7 2 12L11 7m6 0-3 12M27 8.5c-1.5-1.5-6-1.5-6.5 1-.5 3 4.5 3 4 6-.5 3-5 3.5-7 1.5M26 19 34 7l3 12m-8-4h7",
  circles: "M14 4a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm12 0a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  letters: "M18 9a7 7 0 1 0 0 8m5-11v14h8a3.5 3.5 0 0 0 0-7h-8m0-7h7a3.5 3.5 0 0 1 0 7",
  bank: "M5 10 20 3l15 7zM5 23h30M10 13v7m7-7v7m6-7v7m7-7v7",
  phone: "M16 1h8a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM18 21h4",
  paypal: "m12 19 3-17h8c7 0 6 10-1 10h-7m1 12 2-8h6c7 0 8-9 3-10",
  voucher: "M3 5h34v5a3 3 0 0 0 0 6v5H3v-5a3 3 0 0 0 0-6zM15 5v3m0 4v3m0 4v2",
  arrows: "M3 18h11L24 8h13m-4-4 4 4-4 4M3 8h8m18 10h8",
};

/** A picture of what a method is, before its name. */
export function MethodMark({ method }: { method: Method }) {
  const kind = KINDS[method] ?? (isCardMethod(method) ? "card" : "bank");
  return (
    <svg
      className="method-mark"
      width="40"
      height="26"
      viewBox="0 0 40 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[kind]} />
    </svg>
  );
}
