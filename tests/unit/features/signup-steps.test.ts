import fc from "fast-check";
import { expect, test } from "vitest";
import {
  filledSteps,
  firstOpenStep,
  isStep,
  pushPossible,
  STEPS,
  type Step,
  stepAfter,
  stepBefore,
  stepsOf,
} from "#app/features/signup/steps";
import { coordinatesOf } from "#app/shared/places/located-place.server";
import { chosenInterests } from "#app/shared/profile/profile-form.server";

test.each([
  ["a key and a worker", { publicKey: "BNc", hasWorker: true }, true],
  ["no worker", { publicKey: "BNc", hasWorker: false }, false],
  ["no key", { publicKey: undefined, hasWorker: true }, false],
  ["an empty key", { publicKey: "", hasWorker: true }, false],
  ["neither", { publicKey: undefined, hasWorker: false }, false],
])("SIGN-02 with %s the push prompt is possible: %s", (_what, facts, possible) => {
  expect(pushPossible(facts)).toBe(possible);
});

test("SIGN-02 the steps come in the specification's order, the push prompt only where push can work", () => {
  expect(stepsOf({ push: true })).toEqual([
    "meet",
    "photo",
    "location",
    "personal",
    "about",
    "push",
    "confirm",
  ]);
  expect(stepsOf({ push: false })).toEqual(["meet", "photo", "location", "personal", "about", "confirm"]);
});

test.each([
  [{}, []],
  [{ country: "NL" }, []],
  [{ country: "NL", city: "Utrecht" }, ["location"]],
  [{ country: "NL", region: "Utrecht" }, ["location"]],
  [{ city: "Utrecht" }, []],
  [{ main_image: { match: "a.jpg" } }, ["photo"]],
  [{ hair_color: "red" }, ["personal"]],
  [{ tattoos: "" }, []],
  [{ about_me: "Hello" }, ["about"]],
])("SIGN-02 a profile with %j shows %j as done", (profile, done) => {
  expect([...filledSteps(profile)]).toEqual(done);
});

test("SIGN-02 a member goes on at the first step that is open, and at last at the confirmation", () => {
  fc.assert(
    fc.property(fc.subarray([...STEPS]), fc.boolean(), (passed, push) => {
      const steps = stepsOf({ push });
      const open = firstOpenStep(steps, new Set<Step>(passed));
      expect(steps).toContain(open);
      if (open !== "confirm") expect(passed).not.toContain(open);
      for (const before of steps.slice(0, steps.indexOf(open))) expect(passed).toContain(before);
    }),
  );
});

test("SIGN-02 forth and back again is the same step", () => {
  const steps = stepsOf({ push: false });
  for (const step of steps.slice(0, -1)) expect(stepBefore(steps, stepAfter(steps, step))).toBe(step);
  expect(stepBefore(steps, "meet")).toBeUndefined();
  expect(stepAfter(steps, "confirm")).toBe("confirm");
});

test.each([["photo"], ["__proto__"], ["Photo"], [""], [null], [undefined], [["photo"]]])(
  "SIGN-02 %j names a step only when it is one",
  (value) => expect(isStep(value)).toBe(value === "photo"),
);

test.each([
  ["52.09,5.12", { lat: "52.09", lon: "5.12" }],
  ["-33,151", { lat: "-33", lon: "151" }],
  ["91,0", undefined],
  ["0,181", undefined],
  ["52.09", undefined],
  ["52.09,5.12,7", undefined],
  ["1e1,2", undefined],
  ["NaN,NaN", undefined],
  ["", undefined],
  [null, undefined],
  ["52.09,5.12\u0000", undefined],
])("SIGN-02 the place %j reads as %j", (given, place) => expect(coordinatesOf(given)).toEqual(place));

test.each([
  [[], []],
  [
    ["tea", "beach"],
    ["tea", "beach"],
  ],
  [["tea", "tea"], ["tea"]],
  [["tea", "__proto__"], undefined],
  [[""], undefined],
])("SIGN-02 the interests %j are taken as %j", (given, taken) => {
  const form = new FormData();
  for (const interest of given) form.append("interests", interest);
  expect(chosenInterests(form, ["tea", "beach", "art"])).toEqual(taken);
});
