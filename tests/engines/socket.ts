import { WebSocket } from "undici";

type Message = { id?: number; result?: unknown; error?: unknown; message?: string };

/** No answer of a browser takes longer, on a slow machine either. */
const ANSWER_WITHIN_MS = 60_000;

/** Numbered commands over a WebSocket: the Chrome DevTools Protocol and WebDriver BiDi both speak so. */
export class CommandSocket {
  private last = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => {
      const message: Message = JSON.parse(String(data));
      if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    });
    socket.addEventListener("close", () => {
      for (const answer of this.waiting.values()) answer({ error: "the browser is gone" });
    });
  }

  static open(address: string): Promise<CommandSocket> {
    return new Promise((done, fail) => {
      const socket = new WebSocket(address);
      socket.addEventListener("open", () => done(new CommandSocket(socket)));
      socket.addEventListener("error", () => fail(new Error(`no connection to ${address}`)));
    });
  }

  /** The answer's `result`; what the browser refuses is thrown. */
  send<Result>(method: string, params: Record<string, unknown> = {}): Promise<Result> {
    const id = ++this.last;
    return new Promise((done, fail) => {
      const late = setTimeout(() => settle({ error: "no answer in time" }), ANSWER_WITHIN_MS);
      const settle = (message: Message) => {
        clearTimeout(late);
        this.waiting.delete(id);
        if (message.error === undefined) done(message.result as Result);
        else fail(new Error(`${method}: ${JSON.stringify(message.error)} ${message.message ?? ""}`));
      };
      this.waiting.set(id, settle);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
