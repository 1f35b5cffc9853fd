import { expect, test } from "vitest";
import { decodeAnswer } from "#app/upstream/decode-answer.server";

function bytes(...parts: (string | number[])[]): ArrayBuffer {
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return new Uint8Array(whole).buffer;
}
const JSON_TYPE = "application/json";

test.each([
  [undefined, bytes("Zoë"), "Zoë"],
  [JSON_TYPE, bytes([0xef, 0xbb, 0xbf], "{}"), "{}"],
  ["application/json; charset=UTF-8", bytes("Zoë"), "Zoë"],
  ["application/json;charset=iso-8859-1", bytes("Zo", [0xeb]), "Zoë"],
  ['application/json; charset="windows-1252"', bytes([0x80]), "€"],
  ["application/json; charset=iso-8859-2", bytes([0xb1]), "ą"],
])("OPS-03 an answer is read in the charset it declares (%s)", (type, body, text) => {
  expect(decodeAnswer(body, type, undefined)).toEqual({ text });
});

test.each([
  ["not_utf8", JSON_TYPE, undefined, bytes("Zo", [0xeb])],
  ["not_utf8", undefined, "identity", bytes("half a letter ", [0xc3])],
  ["charset", "application/json; charset=utf-8", undefined, bytes("Zo", [0xeb])],
  ["charset", "application/json; charset=klingon", undefined, bytes("{}")],
  ["content_encoding", JSON_TYPE, "gzip", bytes([0x1f, 0x8b])],
])(
  "OPS-03 bytes that cannot be read are refused as %s, never replaced (%s)",
  (unreadable, type, encoding, body) => {
    expect(decodeAnswer(body, type, encoding)).toEqual({ text: "", unreadable });
  },
);
