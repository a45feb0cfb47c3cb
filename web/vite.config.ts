import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { licences } from "./licences";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "/static/",
  plugins: [svelte(), licences()],
  resolve: {
    alias: { $lib: here("src/lib"), $text: here("../src/deskovka/text"), $games: here("../src/deskovka/games") },
  },
  server: { fs: { allow: [".."] } }, // the catalogues of words lie in the Python package
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
