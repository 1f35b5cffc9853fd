import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { copyOf, stagesOf, variablesOf } from "./dockerfile.mjs";

/** Does the steps of the Dockerfile in `project`, each stage in a folder of its own below `work`; gives the last one. */
export function buildStages(project, work, user) {
  const built = new Map();
  const ignored = ignoredIn(project);
  for (const stage of stagesOf(readFileSync(join(project, "Dockerfile"), "utf8"))) {
    const parent = built.get(stage.from);
    const root = join(work, stage.name);
    // Hard links: a stage that writes makes new files, it changes none.
    if (parent) must("cp", ["-al", parent.root, root]);
    else mkdirSync(root, { recursive: true });
    const { dir = "/", env = {}, volumes = [] } = parent ?? {};
    const state = { name: stage.name, root, dir, env: { ...env }, volumes: [...volumes] };
    for (const step of stage.steps) perform(step, state, { project, ignored, built, user });
    built.set(stage.name, state);
  }
  return [...built.values()].at(-1);
}

function perform({ word, rest }, state, { project, ignored, built, user }) {
  const { root } = state;
  switch (word) {
    case "WORKDIR":
      state.dir = rest;
      mkdirSync(join(root, rest), { recursive: true });
      return;
    case "ENV":
      Object.assign(state.env, variablesOf(rest));
      return;
    case "COPY": {
      const { from, sources, target } = copyOf(rest);
      const base = from === undefined ? project : built.get(from)?.root;
      if (!base) throw new Error(`COPY ${rest}: no stage ${from}`);
      for (const source of sources)
        copy(join(base, source), join(root, state.dir), target, from ? [] : ignored);
      return;
    }
    case "RUN":
      console.log(`  ${state.name}: ${rest}`);
      must("sh", ["-c", inRoot(rest, root, user)], {
        cwd: join(root, state.dir),
        env: { ...process.env, ...state.env },
      });
      return;
    case "USER":
      state.user = rest;
      return;
    case "VOLUME":
      state.volumes.push(rest);
      return;
    case "HEALTHCHECK":
      state.healthcheck = rest.slice(rest.indexOf("CMD ") + "CMD ".length);
      return;
    case "CMD":
      state.command = JSON.parse(rest);
      return;
    case "EXPOSE":
      return;
    default:
      throw new Error(`${word} is not known here: teach it to tests/setup/image/build-stages.mjs`);
  }
}

/** As COPY does: a file goes into a folder, a folder's contents do. */
function copy(source, dir, target, ignored) {
  const isFolder = statSync(source).isDirectory();
  const to = resolve(dir, target);
  const isInto = !isFolder && (target.endsWith("/") || (existsSync(to) && statSync(to).isDirectory()));
  cpSync(source, isInto ? join(to, basename(source)) : to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !ignored.some((name) => path === join(source, name)),
  });
}

/** Absolute paths mean the stage's folder; the image's user is the one without rights here. */
function inRoot(command, root, { name, uid, gid }) {
  return command.replace(/(^|\s)\/(?=\w)/g, `$1${root}/`).replaceAll(`${name}:${name}`, `${uid}:${gid}`);
}

function ignoredIn(project) {
  const names = readFileSync(join(project, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const odd = names.find((name) => /[*!?/]/.test(name));
  if (odd)
    throw new Error(`.dockerignore: ${odd} is no plain name; teach it to tests/setup/image/build-stages.mjs`);
  return names;
}

function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** Takes a stage's folder away, also where it is read-only. */
export function removeAll(work) {
  spawnSync("chmod", ["-R", "u+w", work]);
  rmSync(work, { recursive: true, force: true });
}
