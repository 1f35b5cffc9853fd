import { expect, test } from "vitest";
import { Choice } from "#app/ui/choice";
import { DateField } from "#app/ui/date-field";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { PhotoField } from "#app/ui/photo-field";
import { Select } from "#app/ui/select";
import { TextArea } from "#app/ui/text-area";
import { htmlOf, tagOf, textOf } from "./html-of";

const errors = [
  { field: "email", id: "signup-email", text: "Invalid email" },
  { field: "date_of_birth", id: "signup-dob-day", text: "Enter your date of birth (18+)" },
];
const parts = { day: "Day", month: "Month", year: "Year" };

test("LOOK-04 the error summary takes the focus, announces itself and links each refused field", () => {
  const form = htmlOf(
    <form>
      <ErrorSummary title="Please check" errors={errors} />
      <Field id="signup-email" name="email" label="Email" error={errorOf(errors, "email")} />
      <DateField id="signup-dob" name="date_of_birth" label="Date of birth" parts={parts} />
    </form>,
  );
  const summary = tagOf(form, "div");
  expect(summary).toContain('role="alert"');
  expect(summary).toContain('tabindex="-1"');
  expect(summary.toLowerCase()).toContain("autofocus");
  const targets = [...form.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
  expect(targets).toEqual(["signup-email", "signup-dob-day"]);
  for (const id of targets) expect(form).toMatch(new RegExp(`<input [^>]*id="${id}"`));
});

test("LOOK-04 without refused fields there is no summary", () => {
  expect(htmlOf(<ErrorSummary title="Please check" errors={[]} />)).toBe("");
});

test("LOOK-04 a refused field keeps what was typed and is tied to its message", () => {
  const html = htmlOf(
    <Field
      id="e"
      name="email"
      type="email"
      label="Email"
      defaultValue="anna@"
      help="Never shown"
      error="Invalid email"
    />,
  );
  const input = tagOf(html, "input");
  expect(input).toContain('value="anna@"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="e-help e-error"');
  expect(html).toContain('id="e-error"');
  expect(html).toContain('id="e-help"');
  expect(html).toContain('<label for="e">Email</label>');
});

test("LOOK-04 a refused choice, list, text and date keep what was chosen", () => {
  const options = [
    { value: "f", label: "Women" },
    { value: "m", label: "Men" },
  ];
  expect(
    htmlOf(<Choice kind="radio" id="g" name="g" label="Looking for" options={options} chosen={["m"]} />),
  ).toMatch(/value="m"[^>]*checked|checked[^>]*value="m"/);
  expect(htmlOf(<Select id="s" name="s" label="Who" options={options} defaultValue="m" />)).toMatch(
    /<option[^>]*(value="m"[^>]*selected|selected[^>]*value="m")/,
  );
  expect(htmlOf(<TextArea id="t" name="t" label="About" defaultValue="I like <tea>" />)).toContain(
    "I like &lt;tea&gt;</textarea>",
  );
  expect(
    htmlOf(
      <DateField id="d" name="dob" label="Born" parts={parts} defaultValue={{ day: "31", month: "2" }} />,
    ),
  ).toMatch(/name="dob.day"[^>]*value="31"/);
});

test("a date of birth is three numeric boxes that a browser can fill", () => {
  const html = htmlOf(<DateField id="d" name="dob" label="Born" parts={parts} birthday required />);
  const names = [...html.matchAll(/name="([^"]+)"/g)].map((match) => match[1]);
  expect(names).toEqual(["dob.day", "dob.month", "dob.year"]);
  for (const part of ["day", "month", "year"])
    expect(html.toLowerCase()).toContain(`autocomplete="bday-${part}"`);
  expect(tagOf(html, "fieldset")).not.toBe("");
  expect(textOf(html)).toContain("Born");
});

test("a password can be shown by a button that only appears with scripts", () => {
  const html = htmlOf(
    <Field id="p" name="password" type="password" label="Password" reveal={{ show: "Show", hide: "Hide" }} />,
  );
  expect(tagOf(html, "rz-reveal")).toContain('data-show="Show"');
  expect(tagOf(html, "button")).toContain('hidden=""');
  expect(tagOf(html, "button")).toContain('type="button"');
});

test("SIGN-02 the photo field is the browser's own, says what fits and is tied to its help and error", () => {
  const html = htmlOf(
    <form encType="multipart/form-data">
      <PhotoField id="ph" label="Choose photos" help="Up to 8 MB" error="Choose a photo first" multiple />
    </form>,
  );
  const input = tagOf(html, "input");
  for (const part of ['type="file"', 'name="photo"', 'id="ph"', 'multiple=""', 'aria-invalid="true"'])
    expect(input).toContain(part);
  // Without HEIC in the list an iPhone converts what is chosen.
  expect(input).toContain('accept="image/jpeg,image/png,image/webp,image/gif"');
  expect(input).toContain('aria-describedby="ph-help ph-error"');
  expect(html).toMatch(/<label for="ph" class="photo-tile"><svg.*<\/svg>Choose photos<\/label>/);
});

test("a counted text counts characters as people see them, emoji as one code point", () => {
  const html = htmlOf(
    <TextArea id="t" name="t" label="About" defaultValue="hi 😀" count={{ max: 20, words: "characters" }} />,
  );
  expect(tagOf(html, "rz-count")).toContain('max="20"');
  expect(textOf(html)).toContain("4 / 20 characters");
});
