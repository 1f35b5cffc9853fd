import type { Fault } from "../fault-proxy";

const answer = (status: number, body: unknown = { error: "internal" }): Fault => ({
  kind: "answer",
  status,
  body,
});
const edit = (make: (text: string) => string): Fault => ({
  kind: "edit",
  answer: (one) => ({ ...one, body: Buffer.from(make(one.body.toString("utf8"))) }),
});
const raw = (bytes: string): Fault => ({ kind: "raw", bytes });

/** What can go wrong on the way to PHP and back; half of them after PHP did what it was asked. */
const FAULTS: readonly Fault[] = [
  { kind: "drop_before" },
  { kind: "drop_after" },
  { kind: "half" },
  { kind: "garbled" },
  { kind: "slow", headersMs: 300 },
  { kind: "slow", bodyMs: 300 },
  ...[400, 404, 408, 409, 413, 418, 429, 500, 501, 502, 503, 504].map((status) => answer(status)),
  // None says "done" where nothing was (200 with {} or []): of that lie nobody could know.
  { kind: "answer", status: 302, headers: { location: "http://127.0.0.1:1/" } },
  edit(() => ""),
  edit((text) => text.slice(0, text.length / 2)),
  edit((text) => `Warning: something in line 3\n${text}`),
  edit((text) => `${text}\n<!-- 12 ms -->`),
  edit((text) => text.replaceAll('"', "'")),
  raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{}"),
  raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
  raw("not HTTP at all\r\n\r\n"),
  raw(""),
];

/** One fault, or one after another, then a PHP that works again. */
export function faultsOf(random: () => number): Fault[] {
  const pick = () => FAULTS[Math.floor(random() * FAULTS.length)] ?? { kind: "pass" };
  return [...Array.from({ length: 1 + Math.floor(random() * 3) }, pick), { kind: "pass" }];
}
