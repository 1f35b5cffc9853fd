import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { read as readChat } from "#app/contract/chat.server";
import { read as readMember } from "#app/contract/members.server";
import { type Bench, startBench } from "./bench";

const opened: (Server | Bench)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) {
    if ("closeAllConnections" in one) one.closeAllConnections();
    await one.close();
  }
});

const profile = (id: number) => JSON.stringify({ profile: { id, name: `Member ${id}` }, photos: [] });
const idOf = ({ url }: IncomingMessage) =>
  Number(new URL(url ?? "/", "http://php.test").searchParams.get("id"));

async function benchBefore(server: Server, connections = 2): Promise<Bench> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  // Straight at this server, by connections that are kept.
  const bench = await startBench({ origin: `http://127.0.0.1:${port}`, connections });
  opened.push(server, bench);
  return bench;
}

test("OPS-02 answers come to who asked, though PHP gives them in another order", async () => {
  const waiting = new Map<number, () => void>();
  const server = createServer((request, response) => {
    const id = idOf(request);
    waiting.set(id, () => void response.end(profile(id)));
    // The later one is answered first.
    if (waiting.size === 2) for (const answer of [...waiting.values()].reverse()) answer();
  });
  const bench = await benchBefore(server);
  const nameOf = async (id: number) =>
    (await bench.page().client.mustRead(readMember, { query: { id } })).profile.name;
  expect(await Promise.all([nameOf(1), nameOf(2)])).toEqual(["Member 1", "Member 2"]);
});

test("OPS-02 an answer that nobody asked for, behind another on its connection, reaches nobody", async () => {
  const server = createServer((request, response) => {
    const id = idOf(request);
    const whole = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    if (id === 1) response.socket?.write(whole(profile(1)) + whole(profile(666)));
    else response.end(profile(id));
  });
  const bench = await benchBefore(server);
  const nameOf = async (id: number) =>
    (await bench.page().client.mustRead(readMember, { query: { id } })).profile.name;
  expect(await nameOf(1)).toBe("Member 1");
  for (const id of [2, 3, 4]) expect(await nameOf(id)).toBe(`Member ${id}`);
});

test("OPS-02 an answer that comes after its asker has gone reaches nobody else", async () => {
  let answerLate: (() => void) | undefined;
  const server = createServer((request, response) => {
    const id = idOf(request);
    const answer = () => void response.end(profile(id));
    if (id === 666) answerLate = answer;
    else answer();
  });
  const bench = await benchBefore(server, 1);
  const leaving = new AbortController();
  const gone = bench.page({ signal: leaving.signal }).client.mustRead(readMember, { query: { id: 666 } });
  gone.catch(() => {});
  await expect.poll(() => answerLate).toBeDefined();
  leaving.abort();
  await expect(gone).rejects.toThrow("aborted");
  const names = [1, 2, 3].map(async (id) => {
    const { profile } = await bench.page().client.mustRead(readMember, { query: { id } });
    return profile.name;
  });
  answerLate?.();
  expect(await Promise.all(names)).toEqual(["Member 1", "Member 2", "Member 3"]);
});

test("OPS-02 with a clock an hour off messages stand as they came, and none is lost", async () => {
  const bench = await startBench();
  opened.push(bench);
  const message = (id: number, date: number) => ({ id, conversation: { id: 9 }, kind: "text", own: 0, date });
  const nowS = Math.floor(Date.now() / 1000);
  // The clock was an hour ahead, and was put right between the second and the third.
  const messages = [message(3, nowS), message(1, nowS + 3_500), message(2, nowS + 3_600)];
  bench.proxy.rule("*", { kind: "answer", body: { profile: { id: 1, name: "Ann" }, messages } });
  const chat = await bench.page().client.mustRead(readChat, { query: { profile: 1 } });
  expect(chat.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
});
