// Writes the types of what the server tells from its JSON schemas, which come by standard input; --check only compares.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const HEAD = "// Made by scripts/web_types from what the server declares: do not edit.";
const STYLE = JSON.parse(readFileSync(".prettierrc.json", "utf-8"));

/** The generator knows tuples by their older name, and would write out lists of every length. */
function older(key, value) {
  if (value?.prefixItems) return { ...value, items: value.prefixItems };
  return ["minItems", "maxItems"].includes(key) && !this.prefixItems ? undefined : value;
}

const options = { bannerComment: HEAD, additionalProperties: false, unknownAny: true, style: STYLE };
const stale = [];
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin), older))) {
  const made = await compile(schema, file, options);
  if (existsSync(file) && readFileSync(file, "utf-8") === made) continue;
  stale.push(file);
  if (!process.argv.includes("--check")) writeFileSync(file, made);
}
if (process.argv.includes("--check") && stale.length) {
  console.error(`Not what the server declares: ${stale.join(", ")}. Run scripts/web_types.`);
  process.exit(1);
}
