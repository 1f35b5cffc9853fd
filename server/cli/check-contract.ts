import { readFileSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { CONTRACT_VERSION } from "#app/contract/catalog.server";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { checkContract } from "./contract-check/check";
import type { CheckedCall, CheckOptions } from "./contract-check/session";

const USAGE = `Holds an operator's PHP against the contract: asks every call that only reads, reads the answers exactly as
the site does, and says in your own names what does not fit, and what came instead.

  node build/cli/check-contract.js --origin https://php.example.com --domain www.example.com

  --dialect <file>  your dialect file (docs/dialect.md); secrets come from UPSTREAM_SECRET_… in the environment
  --write           signs a throw-away member up too, tries keys, refusals and letters, and deletes the account
  --all             every misfit (without it three a call), and what is read all the same
  --json            everything, for programs
  --help            this

CHECK_EMAIL and CHECK_PASSWORD in the environment log a member in, and out at the end; without them only visitors' calls
are asked. Exit code: 0 all fit, 1 some do not or are not there, 2 the check could not run.`;

const SHOWN_MISFITS = 3;
const NOTHING_THERE = `Nothing is there. Is the origin right? Paths that begin otherwise than with /api are said in a dialect file: "prefix".`;

/** Runs the check and prints it; gives the exit code. */
export async function main(
  args: string[],
  env: Record<string, string | undefined>,
  print: (text: string) => void = console.log,
  complain: (text: string) => void = console.error,
): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({
      args,
      options: {
        origin: { type: "string" },
        domain: { type: "string" },
        dialect: { type: "string" },
        write: { type: "boolean" },
        all: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const options = optionsOf(values, env);
    const calls = await checkContract({ ...options, write: values.write ?? false });
    print(values.json ? jsonOf(options, calls) : reportOf(calls, values.all ?? false));
    return calls.some(({ fits }) => fits === "no" || fits === "not there") ? 1 : 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function optionsOf(
  { origin, domain, dialect }: { origin?: string; domain?: string; dialect?: string },
  env: Record<string, string | undefined>,
): CheckOptions {
  if (!origin || !domain) throw new Error(USAGE);
  const { CHECK_EMAIL: email, CHECK_PASSWORD: password } = env;
  const secrets = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    origin: new URL(origin).origin,
    domain,
    dialect: dialect ? readDialect(readFileSync(dialect, "utf8"), Object.fromEntries(secrets)) : undefined,
    login: email && password ? { email, password } : undefined,
  };
}

function jsonOf({ origin, domain }: CheckOptions, calls: readonly CheckedCall[]): string {
  return JSON.stringify(
    { contract: CONTRACT_VERSION, origin, domain, summary: summaryOf(calls), calls },
    null,
    2,
  );
}

function reportOf(calls: readonly CheckedCall[], all: boolean): string {
  const width = Math.max(...calls.map(({ endpoint }) => endpoint.length));
  const lines = calls.flatMap(({ endpoint, status, ms, fits, misfits, notes, method, path }) => {
    const time = ms === undefined ? "" : `${ms} ms`;
    const row = `${endpoint.padEnd(width)}  ${String(status ?? "–").padEnd(4)} ${time.padStart(8)}  ${fits}`;
    if (fits === "not there") return [`${row}: ${method} ${path}`];
    if (fits === "not asked") return [`${row}: ${notes.join(", ")}`];
    const shown = all ? misfits : misfits.slice(0, SHOWN_MISFITS);
    const more = misfits.length - shown.length;
    return [
      row,
      ...(misfits.length > 0 ? [`    ${method} ${path}`] : []),
      ...shown.map(
        ({ field, expected, came }) =>
          `    ${field === "" ? "" : `${field}: `}${expected} expected, came ${came}`,
      ),
      ...(more > 0 ? [`    and ${more} more: --all`] : []),
      ...(all || fits !== "yes" ? notes : notes.filter((note) => !note.startsWith("forgiven"))).map(
        (note) => `    (${note})`,
      ),
    ];
  });
  const { yes, empty, no, notThere, notAsked } = summaryOf(calls);
  const summary = `Contract ${CONTRACT_VERSION}: ${yes} fit, ${empty} fit and were empty, ${no} do not fit, ${notThere} are not there, ${notAsked} not asked.`;
  const isElsewhere = notThere > 0 && yes + empty + no === 0;
  return [...lines, "", summary, ...(isElsewhere ? [NOTHING_THERE] : [])].join("\n");
}

function summaryOf(calls: readonly CheckedCall[]) {
  const count = (fits: CheckedCall["fits"]) => calls.filter((call) => call.fits === fits).length;
  return {
    yes: count("yes"),
    empty: count("yes (empty)"),
    no: count("no"),
    notThere: count("not there"),
    notAsked: count("not asked"),
  };
}

const started = process.argv[1];
if (started && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  process.exitCode = await main(process.argv.slice(2), process.env);
}
