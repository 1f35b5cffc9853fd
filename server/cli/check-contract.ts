import { readFileSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { type CheckedCall, type CheckOptions, checkCalls } from "./check-contract-calls";

const USAGE = `Holds an operator's PHP against the contract: asks every call that only reads and says which answers fit.

  node build/cli/check-contract.js --origin https://php.example.com --domain www.example.com [--names names.json]

CHECK_EMAIL and CHECK_PASSWORD in the environment log a member in; without them only visitors' calls are asked.
Exit code: 0 all fit, 1 some do not, 2 the check could not run.`;

/** Runs the check and prints a table; gives the exit code. */
export async function main(args: string[], env: Record<string, string | undefined>): Promise<0 | 1 | 2> {
  try {
    const calls = await checkCalls(optionsOf(args, env));
    console.log(tableOf(calls));
    return calls.some(({ fits }) => fits === "no") ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function optionsOf(args: string[], env: Record<string, string | undefined>): CheckOptions {
  const { values } = parseArgs({
    args,
    options: { origin: { type: "string" }, domain: { type: "string" }, names: { type: "string" } },
  });
  if (!values.origin || !values.domain) throw new Error(USAGE);
  const email = env.CHECK_EMAIL;
  const password = env.CHECK_PASSWORD;
  return {
    origin: new URL(values.origin).origin,
    domain: values.domain,
    names: values.names ? readDialect(readFileSync(values.names, "utf8")) : undefined,
    login: email && password ? { email, password } : undefined,
  };
}

function tableOf(calls: readonly CheckedCall[]): string {
  const rows = [
    ["endpoint", "status", "fits", "first misfit"],
    ...calls.map(({ endpoint, status, fits, misfit }) => [endpoint, String(status ?? "–"), fits, misfit]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const started = process.argv[1];
if (started && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  process.exitCode = await main(process.argv.slice(2), process.env);
}
