import type { Progress } from "@owed/kernel/capability";
import { printable } from "./printable.ts";
import type { Terminal } from "./terminal.ts";

/** Where what a long operation says goes: one updating line on a terminal, silence in a pipe. */
export interface ProgressView {
  report(progress: Progress): void;
  /** Takes the status line away, before the answer is printed. */
  end(): void;
}

/**
 * The output of a program that Owed runs streams through as it comes. With `--json` standard output belongs to the
 * answer, so it goes to standard error, and only when a person is looking.
 */
export function progressView(terminal: Terminal, isJson: boolean): ProgressView {
  let isShown = false;
  const clear = () => {
    if (isShown) terminal.stderr("\r\u001b[2K");
    isShown = false;
  };
  return {
    end: clear,
    report: (progress) => {
      if (progress.kind === "output") {
        clear();
        if (!isJson) terminal[progress.stream](progress.bytes);
        else if (terminal.stderrIsTty) terminal.stderr(progress.bytes);
        return;
      }
      if (!terminal.stderrIsTty) return;
      clear();
      const count = progress.total === undefined ? "" : ` ${progress.done ?? 0}/${progress.total}`;
      const line = printable(progress.text.replaceAll("\n", " ") + count, false);
      terminal.stderr(line.slice(0, Math.max(10, terminal.width - 1)));
      isShown = true;
    },
  };
}
