import { expect, test } from "vitest";
import { nameProblem, plainName, reservedNames } from "#app/shared/profile/member-name.server";

const RESERVED = reservedNames({
  name: "Rendez",
  fictional: { singular: "fictional profile", plural: "fictional profiles", warning: undefined },
});
const problemOf = (name: string) => nameProblem(plainName(name), RESERVED);

test.each([
  "Anna",
  "Jean-Luc",
  "O’Neill",
  "Zoë 1990",
  "Łukasz",
  "Ñandú",
  "Ольга",
  "Αθηνά",
  "محمد",
  "Nguyễn Thị",
  "美咲",
  "Badminton fan",
  "Rendezvous",
  "Profile 12",
  "Dr. Love",
  "Lil Kim",
  "Profil Anna",
  "Clienti",
])("SAFE-06 %j is a name", (name) => {
  expect(problemOf(name)).toBeUndefined();
});

test.each([
  ["admin", "signup:name_reserved"],
  ["Adm1n", "signup:name_reserved"],
  ["ADMlN", "signup:name_reserved"],
  ["\u0430dmin", "signup:name_signs"],
  ["\uff41\uff44\uff4d\uff49\uff4e", "signup:name_reserved"],
  ["The Support", "signup:name_reserved"],
  ["Rendez", "signup:name_reserved"],
  ["R e n d e z", "signup:name_reserved"],
  ["Fictional Profile", "signup:name_reserved"],
  ["my fictional profile", "signup:name_reserved"],
  ["F i c t i o n a l", "signup:name_reserved"],
  ["Fiktives Profil", "signup:name_reserved"],
  ["Anna profil fikcyjny", "signup:name_reserved"],
  ["Kundenservice Anna", "signup:name_reserved"],
  ["Obsługa Klienta", "signup:name_reserved"],
  ["anna.example.com", "signup:name_contact"],
  ["www.anna", "signup:name_contact"],
  ["anna@home", "signup:name_is_email"],
  ["me @ home", "signup:name_contact"],
  ["Call 06-1234 5678", "signup:name_contact"],
  ["\u0660\u0661\u0662\u0663\u0664\u0665\u0666", "signup:name_contact"],
  ["Z\u0351\u0352\u0353\u0354algo", "signup:name_signs"],
  ["…", "signup:name_signs"],
  ["😀😀", "signup:name_signs"],
] as const)("SAFE-06 %j is none: %s", (name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

test("SAFE-06 what nobody sees and what turns the direction goes, and letters have one spelling", () => {
  expect(plainName("An\u200bna\u202e")).toBe("Anna");
  expect(plainName("\u200b\u2060\u3164\u2800")).toBe("");
  expect(plainName("\u2068Anna \u00a0 B.\u2069")).toBe("Anna B.");
  expect(plainName("Zoe\u0308")).toBe("Zoë");
  expect(problemOf("ad\u200bmin")).toBe("signup:name_reserved");
});
