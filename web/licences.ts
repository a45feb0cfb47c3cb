// What the built client is made of, and under which licences: written to licences.json, shown by the page /licences.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { Licence } from "./src/lib/licences";

const FILE = /^licen[cs]e(\.md|\.txt)?$/i;
const OF_TOOLS = /^# Licenses of bundled dependencies/m; // what follows is in vite itself, not in what it builds
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The library a module comes from; what a tool adds by itself is named `\0vite/preload-helper.js`. */
export function libraryOf(module: string): string | undefined {
  const [, added] = /^\0([\w-]+)\//.exec(module) ?? [];
  if (added && existsSync(here(`node_modules/${added}`))) return added;
  return module
    .split("/node_modules/")
    .slice(1)
    .pop()
    ?.match(/^(@[^/]+\/)?[^/]+/)?.[0];
}

/** Its licence, as it came with it; some libraries only name one that is known to all. */
function licenceOf(name: string): Licence {
  const folder = here(`node_modules/${name}`);
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((one) => FILE.test(one));
  const text = readFileSync(file ? `${folder}/${file}` : here(`licences/${license}.txt`), "utf-8");
  return { name, version, licence: license, text: text.split(OF_TOOLS)[0]!.trim() };
}

export function licences(): Plugin {
  return {
    name: "deskovka:licences",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
      const names = new Set(
        chunks.flatMap((chunk) => chunk.moduleIds.map(libraryOf).filter((name) => name !== undefined)),
      );
      const own = {
        name: "Deskovka",
        version: "",
        licence: "MIT",
        text: readFileSync(here("../LICENSE"), "utf-8").trim(),
      };
      const source = JSON.stringify([own, ...[...names].sort().map(licenceOf)]);
      this.emitFile({ type: "asset", fileName: "licences.json", source });
    },
  };
}
