import { z } from "zod";
import { CATALOG, CONTRACT_VERSION } from "./catalog.server";
import { type FieldNote, fieldNotes, notationOf } from "./docs-notation.server";
import { LINKS_IN_MAILS, PHP_TRAPS, WAY_BACK } from "./docs-prose.server";
import { inOrder, SHARED_TYPES, WIRE_TYPES } from "./docs-types.server";
import type { Endpoint } from "./endpoint";

const FAMILIES: readonly { prefixes: readonly string[]; title: string }[] = [
  { prefixes: ["site"], title: "Site" },
  { prefixes: ["user"], title: "User" },
  { prefixes: ["signup"], title: "Signup" },
  { prefixes: ["members"], title: "Members" },
  { prefixes: ["likes"], title: "Likes" },
  { prefixes: ["chats", "messages"], title: "Chat" },
  { prefixes: ["account"], title: "Account" },
  { prefixes: ["payments"], title: "Payments" },
];

const EFFECTS = {
  read: "changes nothing; asked again when it fails, up to 5 times",
  idempotent: "asking twice does the same as once; asked again when it fails, up to 5 times",
  once: "never asked again once a byte was sent",
} as const;

const ACCESS = { anyone: "anyone", member: "logged-in members" } as const;

/** The whole of docs/contract.md. */
export function contractDocument(catalog: readonly Endpoint[] = CATALOG): string {
  const families = FAMILIES.map(({ prefixes, title }) => ({
    title,
    endpoints: inOrder(catalog).filter(({ name }) => prefixes.includes(name.slice(0, name.indexOf(".")))),
  }));
  return [
    "<!-- Generated from app/contract by server/cli/write-docs.ts: change the source, not this file. -->",
    "# What PHP answers",
    `Version ${CONTRACT_VERSION}: the number before the point rises where a PHP that passed would no longer pass, the one behind it where something may be added ([CHANGELOG.md](../CHANGELOG.md)).`,
    INTRODUCTION,
    "## Contents",
    [
      "- [How values are spelled](#how-values-are-spelled)",
      "- [Links in your mails](#links-in-your-mails)",
      "- [The way back from a payment](#the-way-back-from-a-payment)",
      "- [PHP's traps](#phps-traps)",
      ...families.flatMap(({ title, endpoints }) => [
        `- [${title}](#${title.toLowerCase()})`,
        ...endpoints.map(
          ({ name, summary }) => `  - [${name}](#${anchorOf(name)}): ${firstSentence(summary)}`,
        ),
      ]),
      "- [Shared types](#shared-types)",
    ].join("\n"),
    spellings(),
    LINKS_IN_MAILS,
    WAY_BACK,
    PHP_TRAPS,
    ...families.flatMap(({ title, endpoints }) => [`## ${title}`, ...endpoints.map(endpointSection)]),
    "## Shared types",
    ...SHARED_TYPES.map(sharedTypeSection),
  ]
    .join("\n\n")
    .concat("\n");
}

const INTRODUCTION = `Where to begin: [quick-start.md](quick-start.md) writes the nine calls that a first page, a login and a message need. The others can follow in any order; a page whose call is not there says that an error has occurred, or does without it.

Every call goes to the operator's PHP below one origin, with the header \`X-Request-Type: client\`, the browser's \`auth.\` cookies and no other. Bodies are JSON, files travel as multipart/form-data. Calls shown in SPEC §7 are exactly as shown there; all others are Rendez's own, in the same style, and an operator can say each path, field, code, value and date in its own way ([dialect.md](dialect.md)). The same list as OpenAPI: [openapi.json](openapi.json).

A good answer has a 2xx status. A refusal has the status of its table and names its code in \`error\`; its data stands beside \`error\` or in \`data\`:

\`\`\`json
{ "error": "not_enough_credits", "credits": 3, "costs": 10 }
\`\`\`

Calls for logged-in members answer others with 403 and \`{ "error": "authentication_required", "authentication_required": true }\`. Calls that happen once carry an \`Idempotency-Key\`: the same key with the same payload should give the first call's answer. Fields that are not listed are ignored.`;

function spellings(): string {
  const rows = WIRE_TYPES.map(({ name, spellings: how, becomes }) => `| \`${name}\` | ${how} | ${becomes} |`);
  return [
    "## How values are spelled",
    "",
    "PHP spells values in several ways; each of these is understood.",
    "",
    "| type | on the wire | is read as |",
    "|---|---|---|",
    ...rows,
    '| `T[]` | `[…]`, an object with numeric keys `{"0": …}`, `null`, `false` (empty) | a list |',
    "| `{ [key]: T }` | `{…}`, `[]`, `null` (empty) | values by key |",
    "| `name?: T` | left out or `null` | absent |",
    "",
    "What the BFF sends is plain: `string`, `boolean`, `int` and lists as JSON has them; in a query, booleans are `1` and `0` and lists repeat the name with `[]`.",
  ].join("\n");
}

function endpointSection(endpoint: Endpoint): string {
  const { name, method, path, fixedQuery, summary, access, effect, source, encoding } = endpoint;
  const query = new URLSearchParams(fixedQuery).toString();
  const lines = [
    `### ${name}`,
    "",
    summary,
    "",
    `\`${method} ${path}${query && `?${query}`}\``,
    "",
    `- Who may call: ${ACCESS[access]}`,
    `- Effect: ${EFFECTS[effect]}`,
    `- Source: ${source}`,
  ];
  if (endpoint.query) lines.push("", "Query", "", block(endpoint.query));
  if (encoding !== "none")
    lines.push("", encoding === "multipart" ? "Body (multipart)" : "Body", "", block(endpoint.body));
  lines.push("", "Answer", "", block(endpoint.answer));
  const refusals = Object.entries(endpoint.refusals);
  if (refusals.length > 0) {
    lines.push("", "| refusal | status | data | when |", "|---|---|---|---|");
    for (const [code, { status, summary: when, data }] of refusals) {
      const fields = data ? escapeCell(dataCell(data)) : "";
      lines.push(`| \`${code}\` | ${status} | ${fields} | ${escapeCell(when)} |`);
    }
  }
  return lines.join("\n");
}

function sharedTypeSection({ name, schema }: { name: string; schema: z.ZodType }): string {
  return [`### ${name}`, "", block(schema, schema)].join("\n");
}

/** A row a field; what has none, such as an answer that says nothing, by its type alone. */
function block(schema: z.ZodType, expand?: z.ZodType): string {
  const notes = fieldNotes(schema, "", expand);
  const more =
    schema instanceof z.ZodObject && schema.def.catchall
      ? "\n| … | `string` | more of the same kind | |"
      : "";
  if (notes.length === 0) return `\`${notationOf(schema, expand)}\``;
  return (
    ["| field | type | meaning | example |", "|---|---|---|---|", ...notes.map(fieldRow)].join("\n") + more
  );
}

function fieldRow({ path, optional, notation, description = "", unit, example }: FieldNote): string {
  const type = `\`${notation}\`${unit === undefined ? "" : `, ${unit}`}`;
  const shown = example === undefined ? "" : `\`${JSON.stringify(example)}\``;
  const cells = [`\`${path}${optional ? "?" : ""}\``, type, description, shown];
  return `| ${cells.map(escapeCell).join(" | ")} |`;
}

/** The data of a refusal, in one cell. */
function dataCell(data: z.ZodType): string {
  return fieldNotes(data)
    .map(
      ({ path, notation, unit, description = "" }) =>
        `\`${path}\`: \`${notation}\`${unit === undefined ? "" : `, ${unit}`}. ${description}`,
    )
    .join("<br>");
}

function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(".", "");
}

function firstSentence(text: string): string {
  return text.split(/[.;:](?:\s|$)/)[0] ?? text;
}

/** A bar inside a table cell ends the cell, code or not. */
function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
