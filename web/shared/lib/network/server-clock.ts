/** Responses take some time, and the header counts whole seconds: clocks that differ by less count as equal. */
const toleranceMs = 60_000;

let aheadMs = 0;

/** Reads the time of the server from the header `Date` of a response that has just come from it. */
export function noteServerTime({ headers }: Response) {
  const differenceMs = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(differenceMs)) return;
  aheadMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs;
}

/** The time by the clock of the server: this device's clock may be wrong by years. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
