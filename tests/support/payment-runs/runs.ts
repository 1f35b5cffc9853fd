import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "../http-client";
import { randomOf } from "../seeded-random";
import { Buyer } from "./buyer";
import type { House } from "./house";

const CLIENTS = ["one press", "double click", "reload", "back after paying", "two tabs"] as const;
const FAULTS = [
  "none",
  "answer lost before the site",
  "answer and list lost",
  "upstream not reached",
  "answer lost before the browser",
  "provider notifies twice",
  "provider notifies late",
  "site killed",
  "backend killed",
] as const;

type Client = (typeof CLIENTS)[number];
type Fault = (typeof FAULTS)[number];

export interface RunResult {
  seed: number;
  client: Client;
  fault: Fault;
  /** Payments that took money, beyond the one that was wanted. */
  doubleCharges: number;
  /** Credits that were paid for and are not there, or (negative) are there for nothing. */
  lostCredits: number;
  bought: boolean;
}

const PACKAGE_CREDITS = 12;

/** One member buys one package while something goes wrong; every combination comes in turn. */
export async function runOnce(house: House, seed: number): Promise<RunResult> {
  const client = CLIENTS[seed % CLIENTS.length] ?? "one press";
  const fault = FAULTS[Math.floor(seed / CLIENTS.length) % FAULTS.length] ?? "none";
  const random = randomOf(seed);
  const notify =
    fault === "provider notifies twice" ? "twice" : fault === "provider notifies late" ? "late" : "now";
  const buyer = await Buyer.signUp(house, `Run${seed}`, notify);
  const forms = [await buyer.openForm()];
  if (client === "two tabs") forms.push(await buyer.openForm());

  const killed = arm(house, fault, random);
  try {
    if (fault === "answer lost before the browser") {
      for (const form of forms) buyer.pressAndLose(form);
      await delay(random() * 60);
    }
    await act(buyer, client, forms, random);
  } finally {
    await killed;
    house.proxy.reset();
  }
  const { credits, completed } = await buyer.account();
  return {
    seed,
    client,
    fault,
    doubleCharges: Math.max(0, completed - 1),
    lostCredits: completed * PACKAGE_CREDITS - credits,
    bought: completed > 0,
  };
}

async function act(
  buyer: Buyer,
  client: Client,
  [form, second]: readonly (Page | undefined)[],
  random: () => number,
): Promise<void> {
  if (!form) return;
  switch (client) {
    case "one press":
      return buyer.pursue(await buyer.press(form));
    case "double click": {
      const [, last] = await Promise.all([buyer.press(form), buyer.press(form)]);
      return buyer.pursue(last);
    }
    case "reload": {
      await buyer.press(form);
      return buyer.pursue(await buyer.press(form));
    }
    case "back after paying":
      await buyer.pursue(await buyer.press(form));
      return buyer.pursue(await buyer.press(form));
    case "two tabs": {
      const other = second ?? form;
      if (random() < 0.5) {
        await buyer.pursue(await buyer.press(form));
        return buyer.pursue(await buyer.press(other));
      }
      const answers = await Promise.all([buyer.press(form), buyer.press(other)]);
      for (const answer of answers) await buyer.pursue(answer);
    }
  }
}

/** Sets the fault up; resolves when everything runs again. */
async function arm(house: House, fault: Fault, random: () => number): Promise<void> {
  const { proxy } = house;
  const pass = { kind: "pass" } as const;
  const broken = { kind: "answer", status: 500, body: { error: "internal" } } as const;
  switch (fault) {
    case "answer lost before the site":
      return proxy.rule("/api/payment.php", { kind: "drop_after" }, pass);
    case "answer and list lost":
      proxy.rule("/api/payments.php", broken, broken, broken, broken, broken, broken, pass);
      return proxy.rule("/api/payment.php", { kind: "drop_after" }, pass);
    case "upstream not reached":
      return proxy.rule("/api/payment.php", { kind: "drop_before" }, pass);
    case "site killed":
      await delay(random() * 150);
      return house.killAndRestart("host");
    case "backend killed":
      await delay(random() * 150);
      return house.killAndRestart("backend");
    default:
      return;
  }
}

/** A Markdown table: one line a fault, all clients together, then the sum. */
export function tableOf(results: readonly RunResult[]): string {
  const line = (what: string, rows: readonly RunResult[]) => {
    const sum = (value: (row: RunResult) => number) => rows.reduce((total, row) => total + value(row), 0);
    const bought = rows.filter((row) => row.bought).length;
    return `| ${what} | ${rows.length} | ${bought} | ${sum((row) => row.doubleCharges)} | ${sum((row) => Math.abs(row.lostCredits))} |`;
  };
  return [
    "| fault × all clients | runs | bought | double charges | lost credits |",
    "|---|---|---|---|---|",
    ...FAULTS.map((fault) =>
      line(
        fault,
        results.filter((row) => row.fault === fault),
      ),
    ),
    "| **client × all faults** | | | | |",
    ...CLIENTS.map((client) =>
      line(
        client,
        results.filter((row) => row.client === client),
      ),
    ),
    line("**all**", results),
  ].join("\n");
}
