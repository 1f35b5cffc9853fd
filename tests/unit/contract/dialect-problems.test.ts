import { expect, test } from "vitest";
import { readDialect } from "#app/contract/dialect/dialect.server";

/** A file with one thing wrong in its fourth line. */
const inLine4 = (line: string) => `{\n  "$schema": "x",\n\n  ${line}\n}`;

test.each([
  ['"prefx": "/ajax"', "prefx: there is no part `prefx`; did you mean `prefix`?"],
  ['"prefix": "ajax"', "prefix: a path from the root, such as /api/send.php"],
  ['"envelope": { "eror": "x" }', "envelope.eror: there is no part `eror`; did you mean `error`?"],
  [
    '"endpoints": { "likes.list": { "pth": "/x" } }',
    "endpoints.likes.list.pth: there is no part `pth`; did you mean `path`?",
  ],
  [
    '"codes": { "rate_limit": "x" }',
    "codes.rate_limit: there is no code `rate_limit`; did you mean `rate_limited`?",
  ],
  ['"enums": { "gendr": { "male": "m" } }', "enums.gendr: there is no field `gendr`; did you mean `gender`?"],
  [
    '"enums": { "gender": { "man": "m" } }',
    "enums.gender.man: there is no value `man`; did you mean `male`?",
  ],
  ['"enums": { "gender": { "male": "m", "female": "m" } }', "`male` and `female` would both be `m`"],
  ['"dates": { "day": "d.m.y H:x" }', "dates.day: `x` is none of d j m n Y y H G i s"],
  ['"dates": { "day": "H:i" }', "dates.day: a day, a month and a year are needed"],
  ['"dates": { "timeZone": "Berlin" }', "dates.timeZone: a time zone such as Europe/Berlin"],
  ['"numbers": { "decimal": ",", "thousands": "," }', "numbers: decimal and thousands are the same"],
  ['"bodies": "xml"', 'bodies: Invalid option: expected one of "json"|"form"'],
  ['"headers": { "Cookie": "x" }', "headers.Cookie: Invalid key in record"],
  ['"headers": { "X-Key": { "secret": "FORM_SECRETS" } }', "headers.X-Key"],
  [
    '"headers": { "X-Key": { "secret": "UPSTREAM_SECRET_KEY" } }',
    "UPSTREAM_SECRET_KEY is not set in the environment",
  ],
  ['"cookies": ["a b"]', "cookies.0: a cookie's name, with * at its end"],
  ['"fields": { "credits": "../coins" }', "fields.credits: `../` leads out of"],
  ['"fields": { "credits": "coins", "costs": "coins" }', "would both be called `coins`"],
  ['"prefix": "/ajax",,', "no JSON: property name expected"],
])("OPS-04 %s is refused with its line, its place and a way out", (line, problem) => {
  const read = () => readDialect(inLine4(line));
  expect(read).toThrow(/line 4: /);
  expect(read).toThrow(problem);
});

test("OPS-04 each problem is told once, in the order of the file", () => {
  const file = '{\n"fields": { "crdits": "x" },\n"endpoints": {\n"likes.lst": {}\n}\n}';
  expect(() => readDialect(file)).toThrow(
    /line 2: fields.crdits: .*`credits`\?\n {4}line 4: endpoints.likes.lst: .*`likes.list`\?$/,
  );
});
