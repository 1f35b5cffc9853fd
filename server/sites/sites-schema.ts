import { z } from "zod";
import { SITE_SETTING_NAMES, UPSTREAM_SECRET } from "../setting-fields";

/** The shape of SITES_FILE (OPS-12): settings by domain, under the names that the environment has for them. */

const SECRET_NAME = /^SITE_SECRET_[A-Z0-9_]+$/;
/** A folder below DATA_DIR, and a label of metrics and log lines. */
const SITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const text = z.union([
  z.string(),
  z.strictObject({
    secret: z
      .string()
      .regex(SECRET_NAME, "is no name of a variable that begins with SITE_SECRET_")
      .describe("Name of a variable of the environment that begins with SITE_SECRET_."),
  }),
]);

const value = z.union([text, z.number(), z.boolean(), z.array(text)], {
  error: 'is no text, number, true, false, list of texts, or { "secret": "SITE_SECRET_…" }',
});

export type SiteValue = z.output<typeof value>;

export const sitesFile = z.strictObject({
  $schema: z.string().optional(),
  sites: z
    .record(
      z.string().regex(SITE_NAME, "is no name of lower-case letters, digits and -"),
      z.record(z.string(), value),
    )
    .refine((sites) => Object.keys(sites).length > 0, "names no site"),
});

/** Whether a site may have a setting of this name. */
export function isSiteSetting(name: string): boolean {
  return SITE_SETTING_NAMES.includes(name) || UPSTREAM_SECRET.test(name);
}

/** docs/sites.schema.json, for editors: what `$schema` of a sites file names. */
export function sitesJsonSchema(): Record<string, unknown> {
  const valueSchema = withoutDialect(z.toJSONSchema(value, { io: "input" }));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "The domains that one process of Rendez serves",
    type: "object",
    properties: {
      $schema: { type: "string" },
      sites: {
        type: "object",
        minProperties: 1,
        propertyNames: { pattern: SITE_NAME.source },
        additionalProperties: { $ref: "#/$defs/site" },
      },
    },
    required: ["sites"],
    additionalProperties: false,
    $defs: {
      site: {
        description: "Settings of docs/operating.md; what is not set here comes from the environment.",
        type: "object",
        properties: Object.fromEntries(SITE_SETTING_NAMES.map((name) => [name, { $ref: "#/$defs/value" }])),
        patternProperties: { [UPSTREAM_SECRET.source]: { $ref: "#/$defs/value" } },
        required: ["DOMAINS", "FORM_SECRETS"],
        additionalProperties: false,
      },
      value: valueSchema,
    },
  };
}

/** The name of the dialect stands at the root alone. */
function withoutDialect({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}
