import type { FaultCode } from '../rest/faults.ts';
import type { PlaceOrderOutcome } from '../rest/outcome.ts';

/** What came of an order: an outcome, or what clients are told of a failure. */
export type OrderEnd = { outcome: PlaceOrderOutcome } | { fault: { code: FaultCode; message: string } };

/** From a worker to the process that holds them together. `id` numbers questions. */
export type FromWorker =
  | { type: 'ready'; [field: string]: unknown }
  | { type: 'catalogue-changed'; id: number }
  | { type: 'catalogue-known'; change: number }
  | { type: 'counted'; counts: [key: string, count: number, window: number][] }
  | { type: 'metrics'; id: number }
  | { type: 'order-begins'; id: number; key: string }
  | { type: 'order-ended'; key: string; end: OrderEnd };

/** And back. */
export type ToWorker =
  | { type: 'catalogue-changed'; change: number }
  | { type: 'counted'; counts: [key: string, count: number, window: number][] }
  | { type: 'answer'; id: number; value: unknown };
