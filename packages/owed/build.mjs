/**
 * Builds the command: `dist/owed.cjs` with everything a hot call needs in one file, and one more file for each module
 * that is loaded on demand with `import()`. A file of its own costs a start nothing until it is used.
 */
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const dist = join(here, "dist");
const { version } = JSON.parse(await readFile(join(here, "package.json"), "utf8"));

// Built aside and moved into place at the end, so that a command started meanwhile finds whole files.
const staged = join(dist, `.staged-${process.pid}`);
await mkdir(staged, { recursive: true });

/** Source path of a module loaded on demand, to the name of its file. */
const chunks = new Map();
const inputs = new Set();

/** Every `import()` of our own or of a bundled package becomes a file of its own beside the command. */
const onDemand = {
  name: "on-demand",
  setup(setup) {
    setup.onResolve({ filter: /.*/ }, async (given) => {
      if (given.kind !== "dynamic-import" || given.path.startsWith("node:") || given.pluginData === "asked")
        return;
      const found = await setup.resolve(given.path, {
        kind: "dynamic-import",
        importer: given.importer,
        resolveDir: given.resolveDir,
        pluginData: "asked",
      });
      if (found.errors.length > 0 || found.external) return found;
      if (!chunks.has(found.path)) chunks.set(found.path, chunkName(found.path));
      return { path: `./${chunks.get(found.path)}.cjs`, external: true };
    });
  },
};

await bundle(join(here, "src/main.ts"), "owed", true);
const done = new Set();
for (;;) {
  const next = [...chunks].find(([source]) => !done.has(source));
  if (next === undefined) break;
  done.add(next[0]);
  await bundle(next[0], next[1], false);
}
await chmod(join(staged, "owed.cjs"), 0o755);
await copyNative();
await writeNotices();
await install();
await buildWeb();

async function bundle(source, name, isMain) {
  const result = await build({
    entryPoints: [source],
    outfile: join(staged, `${name}.cjs`),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.19",
    conditions: ["@owed/source"],
    minify: true,
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
    loader: { ".html": "text", ".css": "text" },
    define: { OWED_VERSION: JSON.stringify(version), "import.meta.url": "owedFile" },
    banner: {
      js: `${isMain ? "#!/usr/bin/env node\n" : ""}"use strict";const owedFile=require("node:url").pathToFileURL(__filename).href;`,
    },
    // A require() is a third of the cost of import() where the file is CommonJS.
    supported: { "dynamic-import": false },
    plugins: [onDemand],
  });
  for (const input of Object.keys(result.metafile.inputs)) inputs.add(resolve(input));
}

function chunkName(path) {
  const parts = relative(root, path).split(sep);
  const at = parts.lastIndexOf("node_modules");
  const name =
    at >= 0
      ? parts
          .slice(at + 1, at + (parts[at + 1].startsWith("@") ? 3 : 2))
          .join("-")
          .replace("@", "")
      : [...parts.slice(1, -1).filter((part) => part !== "src"), basename(path).replace(/\.\w+$/, "")].join(
          "-",
        );
  const taken = new Set(chunks.values());
  let free = name;
  for (let n = 2; taken.has(free); n += 1) free = `${name}-${n}`;
  return free;
}

/** The lock addons, prebuilt for each platform or compiled here. */
async function copyNative() {
  const compile = join(root, "packages/disk/native/build.mjs");
  if (existsSync(compile)) await import(compile);
  const prebuilds = join(root, "packages/disk/prebuilds");
  if (existsSync(prebuilds)) await cp(prebuilds, join(staged, "native"), { recursive: true });
}

/** The licence of every package whose code is inside the built files. */
async function writeNotices() {
  const folders = new Set();
  for (const input of inputs) {
    const at = input.lastIndexOf(`${sep}node_modules${sep}`);
    if (at < 0) continue;
    const parts = input.slice(at + 14).split(sep);
    folders.add(input.slice(0, at + 14) + parts.slice(0, parts[0].startsWith("@") ? 2 : 1).join(sep));
  }
  const notices = [];
  for (const folder of [...folders].sort((a, b) => (a < b ? -1 : 1))) {
    const about = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
    const text =
      file === undefined
        ? "(the package carries no licence file)"
        : await readFile(join(folder, file), "utf8");
    notices.push(`${about.name} ${about.version} — ${about.license ?? "see below"}\n\n${text.trim()}\n`);
  }
  const intro = "The command contains code of these packages.\n";
  await writeFile(join(staged, "THIRD-PARTY-NOTICES"), [intro, ...notices].join(`\n${"-".repeat(80)}\n\n`));
}

/** Moves the new files over the old ones and takes away chunks that no build makes any more. */
async function install() {
  const made = await readdir(staged);
  for (const name of made) {
    const isFolder = (await stat(join(staged, name))).isDirectory();
    if (isFolder) await rm(join(dist, name), { recursive: true, force: true });
    await rename(join(staged, name), join(dist, name));
  }
  await rm(staged, { recursive: true });
  for (const name of await readdir(dist)) {
    if (name.endsWith(".cjs") && !made.includes(name)) await rm(join(dist, name));
  }
}

/** The page, where its package is in the checkout. */
async function buildWeb() {
  const page = join(root, "packages/web/build.mjs");
  if (existsSync(page)) await import(page);
}
