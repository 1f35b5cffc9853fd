import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { type CheckOptions, checkCalls } from "#server/cli/check-contract-calls";

const CARD = { id: "4", name: "Anna" };
const USER = {
  status: "active",
  credits: "3",
  paid_user: "0",
  signup_date: "2026-01-01 00:00:00",
  profile: CARD,
};

/** Answers by path; what is not listed is an empty object, which most calls do not accept. */
const ANSWERS: Record<string, unknown> = {
  "/api/members.php": { pageNumber: 1, results: [CARD], numResults: 1 },
  "/api/member.php": { profile: CARD, photos: [] },
  "/api/interests.php": { interests: { 0: "tea" } },
  "/api/regions.php": { regions: [] },
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function php(answers: Record<string, unknown>, asked: IncomingMessage[] = []): Promise<CheckOptions> {
  const server = createServer((request, response) => {
    asked.push(request);
    const { pathname } = new URL(request.url ?? "/", "http://php.test");
    if (request.method === "POST" && pathname === "/api/user.php") {
      response.setHeader("Set-Cookie", ["auth.token=t; Path=/", "other=1"]);
      response.end(JSON.stringify({ user: USER }));
      return;
    }
    response.end(JSON.stringify(answers[pathname] ?? {}));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, domain: "www.example.com" };
}

describe("an operator holds a PHP site against the contract", () => {
  test("answers that fit and the first field of those that do not are told apart", async () => {
    const calls = await checkCalls(await php({ ...ANSWERS, "/api/companyinfo.php": { companyinfo: {} } }));
    const find = (name: string) => calls.find(({ endpoint }) => endpoint === name);
    expect(find("site.interests")).toMatchObject({ status: 200, fits: "yes", misfit: "" });
    expect(find("members.read")).toMatchObject({ status: 200, fits: "yes" });
    expect(find("site.companyInfo")).toMatchObject({
      fits: "no",
      misfit: "garbled: companyinfo.company_name",
    });
  });

  test("only reads are asked, as SPEC §7 wants them, and members' calls wait for a login", async () => {
    const asked: IncomingMessage[] = [];
    const calls = await checkCalls(await php(ANSWERS, asked));
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(asked.filter(({ url }) => /logout|auto-like/.test(url ?? ""))).toEqual([]);
    expect(asked.every(({ headers }) => headers["x-request-type"] === "client")).toBe(true);
    expect(asked.map(({ url }) => url)).toContain("/api/settings.php?domain=www.example.com");
    expect(calls.find(({ endpoint }) => endpoint === "chats.list")).toMatchObject({ fits: "not asked" });
  });

  test("a logged-in member's calls carry the auth. cookies and no other", async () => {
    const asked: IncomingMessage[] = [];
    const options = await php({ ...ANSWERS, "/api/chats.php": { chats: [] } }, asked);
    const calls = await checkCalls({ ...options, login: { email: "a@example.com", password: "secret" } });
    expect(calls.find(({ endpoint }) => endpoint === "chats.list")).toMatchObject({ fits: "yes" });
    const chats = asked.find(({ url }) => url === "/api/chats.php");
    expect(chats?.headers.cookie).toBe("auth.token=t");
  });

  test("an operator's own names are spoken", async () => {
    const names = readDialect(
      JSON.stringify({
        endpoints: { "site.interests": { path: "/php/hobbies", answer: { interests: "hobbies" } } },
      }),
    );
    const options = await php({ ...ANSWERS, "/php/hobbies": { hobbies: ["tea"] } });
    const calls = await checkCalls({ ...options, names });
    expect(calls.find(({ endpoint }) => endpoint === "site.interests")).toMatchObject({ fits: "yes" });
  });

  test("a site that does not answer is no table", async () => {
    const options = await php({});
    servers.splice(0).forEach((server) => void server.close());
    await expect(checkCalls(options)).rejects.toThrow("does not answer");
  });
});
