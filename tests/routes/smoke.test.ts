import { afterAll, beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { startSite, type Site, signupFields } from "#tests/support/start-site";
let site: Site;
beforeAll(async () => { const t=performance.now(); site = await startSite(); process.stdout.write(`start ${performance.now()-t}\n`); });
afterAll(() => site.close());
test("smoke", async () => {
  const b = site.browser();
  const home = await b.get("/");
  process.stdout.write(home.status + " " + home.words.slice(0, 400) + JSON.stringify(home.setCookies)+"\n");
  const m = await site.member();
  const t=performance.now();
  const p = await m.get("/members");
  process.stdout.write(`${performance.now()-t} ` + p.status + " " + p.words.slice(0, 600) + "\n");
  process.stdout.write(JSON.stringify(site.proxy.requests().map(r=>[r.method,r.path,r.query.toString()]))+"\n");
  const s = await site.browser().submit("/signup", signupFields("Smoke"));
  process.stdout.write(s.status+" "+s.location+JSON.stringify(s.setCookies)+"\n");
  process.stdout.write(JSON.stringify(site.log)+"\n");
});
