import type { SlotKind } from '#backend/db/tables.ts';

/** A period of the weekly template. Times are `HH:MM` on the clock of the shop. */
export interface SlotWindow {
  kind: SlotKind;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  start: string;
  /** The end, which may be `24:00`. */
  end: string;
  /** The number of orders that it takes. */
  capacity: number;
  /** Orders are taken until this time, that many days before. */
  cutOffTime: string;
  cutOffDaysBefore: number;
}

/** The part of the plan that the slots are made from. */
export interface SlotTemplate {
  windows: SlotWindow[];
  /** The number of days on which slots can be chosen, today included. */
  daysAhead: number;
  /** Dates (`2026-12-25`) without slots. */
  closedDays: string[];
}

/** An area where the store delivers, with its costs. */
export interface DeliveryArea {
  name: string;
  /** Postal codes, and beginnings of some with `*` behind: `10115`, `SW1A*`. */
  postalCodes: string[];
  feeCents: number;
  /** The sum of the products from which delivery is free; null when it never is. */
  freeFromCents: number | null;
  /** The least sum of the products. */
  minimumCents: number;
}

/**
 * The times and areas in which the store delivers. Without windows it promises no times; without areas it delivers
 * everywhere, free.
 */
export interface DeliveryPlan extends SlotTemplate {
  /** 0 before the first change, and one more with each change. */
  version: number;
  areas: DeliveryArea[];
}
