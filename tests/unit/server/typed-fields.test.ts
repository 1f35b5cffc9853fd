import { expect, test } from "vitest";
import { isShownElsewhere } from "#app/http/secret-fields";
import { typedFields } from "#server/steps/typed-fields";
import { multipart } from "#tests/support/pictures";

test("SIGN-02 a form with files names its key and what was typed, and no byte of a file", async () => {
  const picture = Buffer.from(
    '\r\n--x\r\nContent-Disposition: form-data; name="_key"\r\n\r\nforged\r\n--x--',
  );
  const { headers, body } = await multipart({ _key: "photos~abc", about: "Zoë\nlikes tea", password: "p" }, [
    ["photo.jpg", picture],
    ["photo2.jpg", Buffer.alloc(200_000)],
  ]);
  const fields = typedFields(body, headers["content-type"]);
  expect(fields).toEqual([
    ["_key", "photos~abc"],
    ["about", "Zoë\r\nlikes tea"],
    ["password", "p"],
  ]);
  expect(fields.map(([name]) => name).filter(isShownElsewhere)).toEqual(["about"]);
});

test.each([
  ["no type", "a=b", undefined],
  ["no boundary", "a=b", "multipart/form-data"],
  ["a boundary that never comes", "a=b", "multipart/form-data; boundary=x"],
  [
    "a part that is cut off",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    "multipart/form-data; boundary=x",
  ],
  [
    "a part without a name",
    "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--",
    "multipart/form-data; boundary=x",
  ],
  ["JSON", '{"_key":"a"}', "application/json"],
])("SIGN-02 of a body with %s nothing is read", (_, body, type) => {
  expect(typedFields(Buffer.from(body), type)).toEqual([]);
});
