/** The command `owed`: one process, one call, one exit status. */
import { openEdge } from "@owed/disk/edge";
import { processTerminal, runCli } from "./cli/index.ts";
import { programs } from "./programs.ts";
import { lazyContext, registry } from "./registry/index.ts";

const interrupt = new AbortController();
let signalled = 0;

/** The first signal asks the work to record that it was interrupted and end; the second ends the process. */
function stopOn(name: "SIGINT" | "SIGTERM", number: number): void {
  process.on(name, () => {
    if (signalled !== 0) process.exit(128 + number);
    signalled = 128 + number;
    interrupt.abort();
  });
}
stopOn("SIGINT", 2);
stopOn("SIGTERM", 15);

void runCli({
  argv: process.argv.slice(2),
  registry,
  programs,
  context: lazyContext(openEdge),
  terminal: processTerminal(),
  signal: interrupt.signal,
  clock: Date.now,
}).then((status) => {
  process.exitCode = signalled === 0 ? status : signalled;
  endWhenWritten();
});

/** Ends as soon as everything written has left, whatever else may still hold the process open. */
function endWhenWritten(): void {
  process.stdout.write("", () => process.stderr.write("", () => process.exit()));
}
