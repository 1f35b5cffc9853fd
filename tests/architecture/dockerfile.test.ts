import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, textOf } from "./source-files";

interface LintIssue {
  line: string | number;
  title: string;
  content?: string;
}

const DOCKERFILE = textOf("Dockerfile");
const STAGES = [...DOCKERFILE.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);

describe("the container's recipe", () => {
  test("passes the linter, whose rule about tags does not know stages", () => {
    const linter = join(ROOT, "node_modules/dockerfilelint/bin/dockerfilelint");
    const { stdout } = spawnSync(process.execPath, [linter, "-o", "json", "Dockerfile"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    const { files } = JSON.parse(stdout) as { files: { issues: LintIssue[] }[] };
    const issues = files.flatMap((file) => file.issues);
    const ofStage = ({ title, content }: LintIssue) =>
      title === "Base Image Missing Tag" && STAGES.some((stage) => content?.startsWith(`FROM ${stage} `));
    expect(issues.filter((issue) => !ofStage(issue))).toEqual([]);
  });

  test("ends as a user without rights, with a health check and no shell around the host", () => {
    const last = DOCKERFILE.slice(DOCKERFILE.lastIndexOf("FROM "));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .* CMD node healthcheck\.mjs$/m);
    expect(last).toMatch(/^CMD \["node", .*"build\/host\/main\.js"\]$/m);
    expect(last).not.toMatch(/npm (ci|install)/);
  });
});
