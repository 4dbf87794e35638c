/** A window on several days of the week, as the seller types it. */
export interface WindowDraft {
  key: number;
  kind: 'DELIVERY' | 'PICKUP';
  /** The days of the week, 1 for Monday to 7 for Sunday. */
  days: readonly number[];
  start: string;
  end: string;
  capacity: string;
  cutOffTime: string;
  cutOffDaysBefore: string;
}

export interface AreaDraft {
  key: number;
  name: string;
  /** The postal codes, separated by commas or line breaks. */
  postalCodes: string;
  fee: string;
  /** The sum from which delivery is free; empty when it is never free. */
  freeFrom: string;
  minimum: string;
}

export interface DeliveryDraft {
  daysAhead: string;
  windows: readonly WindowDraft[];
  /** The closed days as ISO dates; empty for a row without a date. */
  closedDays: readonly string[];
  areas: readonly AreaDraft[];
}
