import { isCardMethod, type Method } from "./method-names";

type Kind = "card" | "bank" | "phone" | "wallet" | "voucher";

const KINDS: Partial<Record<Method, Kind>> = {
  applepay: "phone",
  blik: "phone",
  paypal: "wallet",
  paysafecard: "voucher",
};

/** Drawn by ourselves, of what one pays with: whose it is stands beside it in letters. */
const DRAWINGS: Record<Kind, string> = {
  card: "M5 3h30a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM2 9h36M7 17h8",
  bank: "M5 10 20 3l15 7zM5 23h30M10 13v7m7-7v7m6-7v7m7-7v7",
  phone: "M16 1h8a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM18 21h4",
  wallet: "M7 5h26a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM36 11h-9a3 3 0 0 0 0 6h9",
  voucher: "M3 5h34v5a3 3 0 0 0 0 6v5H3v-5a3 3 0 0 0 0-6zM15 5v3m0 4v3m0 4v2",
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
