import { isatty } from "node:tty";

/** The outside of one command: where it writes, what it may read, and who is looking. */
export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdoutIsTty: boolean;
  readonly stderrIsTty: boolean;
  readonly width: number;
  stdout(piece: string | Uint8Array): void;
  stderr(piece: string | Uint8Array): void;
  /** Standard input to its end, or null when it holds more than the limit. */
  readStdin(limit: number): Promise<Uint8Array | null>;
}

/** The process's own terminal. A reader that went away (EPIPE) ends the output, never the work. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin } = process;
  for (const stream of [stdout, stderr]) stream.on("error", endQuietly);
  return {
    cwd: process.cwd(),
    env: process.env,
    stdoutIsTty: isatty(1),
    stderrIsTty: isatty(2),
    width: stdout.columns ?? 80,
    stdout: (piece) => void stdout.write(piece),
    stderr: (piece) => void stderr.write(piece),
    readStdin: async (limit) => {
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of stdin as AsyncIterable<Uint8Array>) {
        size += piece.length;
        if (size > limit) return null;
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    },
  };
}

function endQuietly(error: Error & { readonly code?: string }): void {
  if (error.code !== "EPIPE") throw error;
}

/** Colour goes to a terminal that takes it, unless the person said no (NO_COLOR, `--no-color`). */
export function wantsColour(terminal: Terminal, isAllowed: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = terminal.env;
  if (!isAllowed || (NO_COLOR !== undefined && NO_COLOR !== "")) return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return terminal.stdoutIsTty && TERM !== "dumb";
}
