import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { drain, listen } from "#server/listen";

test("the host is told of each new connection once, however much it then asks", async () => {
  let opened = 0;
  const { fetch } = new Hono().get("/", (c) => c.text("seen"));
  const connectionCame = () => {
    opened += 1;
  };
  const { server, port } = await listen({ fetch, connectionCame }, 0, "127.0.0.1");
  const ask = async () => {
    const socket = connect(port, "127.0.0.1");
    for (let count = 0; count < 2; count += 1) {
      socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
      await once(socket, "data");
    }
    socket.destroy();
  };
  await ask();
  await ask();
  expect(opened).toBe(2);
  expect(await drain(server, 1_000)).toBe(true);
});
