/**
 * For failures a shopper is not told about. They are expected (a store that is down, a session that ended), so they are
 * information in the console, not errors.
 */
export function report(what: string, error: unknown) {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.info(`${what}:`, error instanceof Error ? error.message : error);
}
