/** One line of a Dockerfile, continued lines joined: its word and the rest. */
export function instructionsOf(text) {
  return text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, word = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { word: word.toUpperCase(), rest };
    });
}

/** The stages in their order: what each begins with and does. */
export function stagesOf(text) {
  const stages = [];
  for (const { word, rest } of instructionsOf(text)) {
    if (word === "FROM") {
      const [, from, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ name: name ?? String(stages.length), from, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${word} stands before the first FROM`);
      stage.steps.push({ word, rest });
    }
  }
  return stages;
}

/** `NAME=value NAME=value` of an ENV. */
export function variablesOf(rest) {
  return Object.fromEntries(
    rest.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
}

/** What a COPY takes from where to where. */
export function copyOf(rest) {
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith("--"));
  const from = flags.find((flag) => flag.startsWith("--from="))?.slice("--from=".length);
  if (flags.length > (from === undefined ? 0 : 1)) throw new Error(`COPY ${rest}: only --from is known here`);
  const paths = words.filter((word) => !word.startsWith("--"));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "." };
}
