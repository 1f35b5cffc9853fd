import { createUpstreamClient, type UpstreamClient } from "#app/upstream/client.server";
import type { UpstreamClientOptions, UpstreamLogLine } from "#app/upstream/client-options.server";
import { createRetryBudget } from "#app/upstream/retry-budget.server";
import { createTransport, type Transport, type TransportSettings } from "#app/upstream/transport.server";
import { type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy";

/** A clock that moves only when something waits on it. */
export class WaitingClock {
  nowMs = Date.UTC(2026, 0, 15, 12);
  readonly waits: number[] = [];

  readonly clock = (): number => this.nowMs;
  readonly wait = async (delayMs: number): Promise<void> => {
    this.waits.push(delayMs);
    this.nowMs += delayMs;
  };
}

export interface Bench {
  proxy: FaultProxy;
  transport: Transport;
  /** A client for one page request, with what it appended and logged. */
  page(overrides?: Partial<UpstreamClientOptions>): {
    client: UpstreamClient;
    setCookies: string[];
    lines: UpstreamLogLine[];
  };
  close(): Promise<void>;
}

export const VISITOR: UpstreamClientOptions["request"] = {
  cookieHeader: null,
  clientAddress: "203.0.113.9",
  userAgent: "Mozilla/5.0 (Test)",
  acceptLanguage: "de-AT,de;q=0.9",
  host: "www.rendez.test",
  proto: "https",
  requestId: "req-0001",
};

/** A fault proxy, a transport to it and clients on top: nothing of ours is replaced. */
export async function startBench(
  settings: Partial<TransportSettings> = {},
  upstreamOrigin?: string,
): Promise<Bench> {
  const proxy = await startFaultProxy(upstreamOrigin);
  const transport = createTransport({ origin: proxy.origin, ...settings });
  return {
    proxy,
    transport,
    page(overrides = {}) {
      const setCookies: string[] = [];
      const lines: UpstreamLogLine[] = [];
      const client = createUpstreamClient({
        transport,
        deadlines: { readMs: 8_000, changeMs: 15_000, paymentMs: 30_000, uploadMs: 60_000 },
        request: VISITOR,
        outgoing: { appendSetCookie: (value) => void setCookies.push(value) },
        retryBudget: createRetryBudget({ reserve: 1000, maxTokens: 1000 }),
        log: (line) => void lines.push(line),
        ...overrides,
      });
      return { client, setCookies, lines };
    },
    async close() {
      await transport.close();
      await proxy.close();
    },
  };
}

/** A user as PHP writes it, with its own spellings. */
export const WIRE_USER = {
  id: "7",
  status: "active",
  credits: "12",
  paid_user: "0",
  signup_date: "2025-12-01 10:00:00",
};
