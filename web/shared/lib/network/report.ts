/**
 * Logs a failure that shoppers are not told about. Such failures are expected (an unreachable store, an expired session),
 * so they are information in the console, not errors.
 */
export function report(what: string, error: unknown) {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.info(`${what}:`, error instanceof Error ? error.message : error);
}
