/** Engine × step, as it is printed in the end. */
export function resultTable() {
  const rows = new Map<string, Map<string, string>>();

  return {
    begin(name: string, version: string): void {
      rows.set(name, new Map([["engine", version]]));
    },
    /** Runs a step and keeps how it ended. */
    async record(name: string, step: string, run: () => Promise<void>): Promise<void> {
      try {
        await run();
        rows.get(name)?.set(step, "yes");
      } catch (error) {
        rows.get(name)?.set(step, "NO");
        throw error;
      }
    },
    print(): string {
      const columns = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))];
      const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
      return [
        line(["name", ...columns]),
        line(["---", ...columns.map(() => "---")]),
        ...[...rows].map(([name, row]) => line([name, ...columns.map((column) => row.get(column) ?? "–")])),
      ].join("\n");
    },
  };
}
