import { expect, test } from "vitest";
import { mayPost, type PostFacts } from "#server/steps/same-origin";

const OWN = "https://www.example.com";
const NOTHING: PostFacts = {
  secFetchSite: undefined,
  origin: undefined,
  referer: undefined,
  ownOrigin: OWN,
  hasOwnKey: () => false,
};
const withKey = { hasOwnKey: () => true };

const TABLE: [what: string, facts: Partial<PostFacts>, allowed: boolean][] = [
  ["same-origin", { secFetchSite: "same-origin" }, true],
  ["same-origin, whatever Origin says", { secFetchSite: "same-origin", origin: "null" }, true],
  ["cross-site", { secFetchSite: "cross-site" }, false],
  ["cross-site with a stolen key", { secFetchSite: "cross-site", ...withKey }, false],
  ["cross-site with our origin", { secFetchSite: "cross-site", origin: OWN }, false],
  ["same-site is cross", { secFetchSite: "same-site", origin: OWN, ...withKey }, false],
  ["none without a key", { secFetchSite: "none" }, false],
  ["none with our origin but no key", { secFetchSite: "none", origin: OWN }, false],
  ["none with a key", { secFetchSite: "none", ...withKey }, true],
  ["an unknown word", { secFetchSite: "Same-Origin", ...withKey }, false],
  ["our origin", { origin: OWN }, true],
  ["another origin", { origin: "https://evil.example" }, false],
  ["another origin with a key", { origin: "https://evil.example", ...withKey }, false],
  ["Origin null", { origin: "null", ...withKey }, false],
  ["an empty Origin", { origin: "", ...withKey }, false],
  ["our host by another scheme", { origin: "http://www.example.com" }, false],
  ["our host in capitals", { origin: "https://WWW.example.com" }, false],
  ["our origin as a prefix", { origin: `${OWN}.evil.example` }, false],
  ["our referer", { referer: `${OWN}/signup?x=1` }, true],
  ["our origin as a path of another", { referer: `https://evil.example/${OWN}` }, false],
  ["our origin as user of another", { referer: `${OWN}@evil.example/` }, false],
  ["an unreadable referer", { referer: "about:client", ...withKey }, false],
  ["nothing but a key", withKey, true],
  ["nothing at all", {}, false],
];

test.each(TABLE)("who may post: %s", (_, facts, allowed) => {
  expect(mayPost({ ...NOTHING, ...facts })).toBe(allowed);
});
