import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import shared from "./vite.config";

export default mergeConfig(
  shared,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "jsdom", setupFiles: ["test/browser.ts"], include: ["test/**/*.test.ts"] },
  }),
);
