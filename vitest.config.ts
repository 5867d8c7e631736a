import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@owed/source", "node", "import", "default"] } },
  resolve: { conditions: ["@owed/source", "node", "import", "default"] },
  test: {
    include: ["packages/*/test/**/*.{test,prop,model,crash,contract,e2e}.ts", "conformance/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
