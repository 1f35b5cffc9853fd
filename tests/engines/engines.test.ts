import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "#tests/support/site-processes";
import { writeContactSheet } from "./contact-sheet";
import { ENGINE_NAMES, startEngine } from "./engines";
import * as journey from "./journey";
import { PageView } from "./page-view";
import * as pages from "./pages";
import { resultTable } from "./result-table";

const listed = (value: string | undefined) => value?.split(",").filter(Boolean);
/** `ENGINES=64,wpe` tries only these; `WITHOUT_ENGINES=firefox` leaves out what this machine cannot have. */
const left = listed(process.env.WITHOUT_ENGINES) ?? [];
const NAMES = (listed(process.env.ENGINES) ?? ENGINE_NAMES).filter((name) => !left.includes(name));

const results = resultTable();
afterAll(() => void process.stdout.write(`\n${results.print()}\n`));

describe.each(NAMES)("%s", (name) => {
  let site: RunningSite;
  let page: PageView;

  beforeAll(async () => {
    const engine = await startEngine(name);
    site = await startSite({ replyDelayMs: [1_000, 2_000] });
    page = new PageView(engine, site.origin);
    results.begin(name, engine.version);
  });
  afterAll(async () => {
    if (!page) return;
    await writeContactSheet(`test-results/engines/${name}.png`, page.engine.version, page.pictures);
    await page.engine.close();
    await site.stop();
  });

  /** A step that failed is on the sheet as it was left. */
  const step = (column: string, walk: (page: PageView) => Promise<void>) => () =>
    results.record(name, column, async () => {
      try {
        await walk(page);
      } catch (error) {
        page.pictures.push({ name: `${column}: failed`, png: await page.engine.screenshot() });
        throw error;
      }
    });

  test("REACH-01 a member logs in", step("log in", journey.arrive));
  test("REACH-01 SRCH-01 a member changes the search and finds somebody", step("search", journey.search));
  test("REACH-03 REACH-04 a like is taken, and shown", step("like", journey.like));
  test("REACH-03 REACH-04 a message is sent once, and shown", step("write", journey.write));
  test("REACH-03 an answer is read", step("read", journey.read));
  test("REACH-02 LOOK-02 pages of members are whole", step("pages of members", pages.membersPages));
  test(
    "REACH-02 LAND-01 a member logs out, and pages of arrival are whole",
    step("pages of visitors", pages.visitorsPages),
  );
  test("REACH-01 a newcomer signs up", step("sign up", journey.signUp));
  test("REACH-01 a newcomer pays and is thanked", step("pay", journey.pay));
  test("REACH-03 SAFE-07 a photo is covered until it is opened", step("photo", pages.openPhoto));
  test("REACH-02 buttons, fields and bubbles have their colours, and nothing is too wide or stuck together", () =>
    results.record(name, "styles", async () => {
      expect([...page.complaints]).toEqual([]);
    }));
});
