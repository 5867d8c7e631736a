/** Running programs: never through a shell unless the caller's argv names one. */
export interface ProcessRequest {
  readonly argv: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin?: Uint8Array;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Called with each piece as it arrives; when absent the output is collected. */
  readonly onOutput?: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
}

export interface ProcessResult {
  /** Null when a signal ended it or it never started. */
  readonly exit: number | null;
  readonly signal: string | null;
  readonly started: boolean;
  readonly startError: string | null;
  readonly timedOut: boolean;
  readonly interrupted: boolean;
  readonly durationMs: number;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
}

export interface Processes {
  /** Runs to the end; a timeout or an abort ends the whole process group. Never rejects for a program's failure. */
  run(request: ProcessRequest): Promise<ProcessResult>;
}
