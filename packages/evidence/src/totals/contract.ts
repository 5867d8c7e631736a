/** What a test runner said of itself. A runner that was not recognised gives null, never zero. */
export interface Totals {
  readonly runner: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that ran: passed plus failed. */
  readonly ran: number;
}
