import { BREAKAGES } from "./broken-scripts";
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

for (const { when, like: another, alive, says, breakIn } of BREAKAGES) {
  const details = { tag: another ? ["@scripts", "@whole"] : "@scripts" };

  test(
    `APP-06 when ${when} people sign up, search, like, buy and change the language`,
    details,
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
    details,
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
