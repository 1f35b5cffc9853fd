import { expect, test } from "vitest";
import { composeMail } from "#server/reference-backend/mail/compose";
import { MAIL_KINDS } from "#server/reference-backend/mail/mail-texts";

const OTHERS = ["de", "es", "fr", "it", "nl", "pl"] as const;

/** A mail with its places still open. */
const mail = (language: string, kind: (typeof MAIL_KINDS)[number]) =>
  composeMail({ kind, language, words: {}, link: "https://site.test/link", preferencesLink: "#" });
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(OTHERS)(
  "LOOK-01 every mail in %s fills in what the English one fills in, and is not English",
  (language) => {
    for (const kind of MAIL_KINDS) {
      const english = mail("en", kind);
      const here = mail(language, kind);
      expect(new Set(placesOf(here.subject + here.text))).toEqual(
        new Set(placesOf(english.subject + english.text)),
      );
      expect(here.subject).not.toBe(english.subject);
      const said = new Set(english.text.split("\n\n"));
      const left = here.text.split("\n\n").filter((line) => said.has(line) && !line.startsWith("http"));
      expect(left).toEqual([]);
    }
  },
);
