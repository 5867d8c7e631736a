#!/usr/bin/env node
// The installed name of the command. It exists before the build does, so that installing a checkout can link it.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const built = join(__dirname, "..", "dist", "owed.cjs");
if (existsSync(built)) require(built);
else {
  console.error(
    "owed: The command is not built in this checkout.\n      reason: not_built\n      next: npm run build",
  );
  process.exitCode = 2;
}
