import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import shared from "./vite.config";

export default mergeConfig(
  shared,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      setupFiles: ["test/browser.ts"],
      include: ["test/**/*.test.ts"],
      // Milliseconds: no test takes so long, however busy the machine is.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      teardownTimeout: 60_000,
    },
  }),
);
