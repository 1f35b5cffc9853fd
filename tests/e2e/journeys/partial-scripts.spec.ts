import { BREAKAGES, type Walk } from "./broken-scripts";
import {
  buy,
  chooseSpanish,
  enterByForm,
  like,
  type Stage,
  search,
  signUp,
  swipe,
  write,
} from "./core-journeys";
import { Member } from "./members";
import { expect, test } from "./strict-test";

for (const { when, byDay, alive, says, breakIn } of BREAKAGES) {
  const tagOf = (walk: Walk) => ({ tag: byDay.includes(walk) ? "@scripts" : ["@scripts", "@whole"] });

  test(
    `APP-06 when ${when} people sign up, search, like, buy and change the language`,
    tagOf("forms"),
    async ({ openBrowser, watch }) => {
      watch.provokes(...says);
      const visitor = await openBrowser();
      await signUp({ page: visitor, alive, broken: await breakIn(visitor.context()) });

      const page = await openBrowser();
      const stage: Stage = { page, alive, broken: await breakIn(page.context()) };
      const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
      await enterByForm(stage, tom);
      await search(stage);
      await like(stage, una);
      await buy(stage);
      await chooseSpanish(stage);
      expect(stage.broken()).toBeGreaterThan(0);
    },
  );

  test(
    `APP-06 NAV-12 when ${when} members write, swipe and look at their likes`,
    tagOf("talk"),
    async ({ openBrowser, watch }) => {
      watch.provokes(...says);
      const page = await openBrowser();
      const stage: Stage = { page, alive, broken: await breakIn(page.context()) };
      const [tom, una] = await Promise.all([Member.signUp("Tom"), Member.signUp("Una")]);
      await una.writes(tom, "Good evening");
      await tom.enter(page.context());
      await write(stage, una.name);
      await swipe(stage);
      expect(stage.broken()).toBeGreaterThan(0);
    },
  );
}
