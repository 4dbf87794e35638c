import type { SubstitutionWish } from '#backend/db/picking-tables.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import type { Refusal } from '#backend/refusal.ts';
import type { WholeOrder } from '../order-documents.ts';
import type { OrderNotes } from '../order.ts';
import type { Taking } from './taken-order-repository.ts';

/** A shopper's request for an order. It has no prices: those come from the catalogue. */
export interface OrderRequest {
  userId: string;
  /** Quantity by product id. */
  quantities: Map<string, number>;
  /** The grams of the steps that the shopper has seen, by product id; of others nothing is known. */
  seenSteps: ReadonlyMap<string, number>;
  /** Where it goes: a saved address, a typed one of a guest or a caller, or where the order goes that it is added to. */
  place: { addressId: string } | { typed: AddressFields } | { joins: string };
  /** How a member of the staff takes the order; absent for an order of the customer's own. */
  taking?: Taking | undefined;
  /** The slot that the shopper has chosen, or null. */
  slotId: string | null;
  /** Whether the store has the feature `orders.slots`. */
  hasSlots: boolean;
  /** Whether the store has the feature `deposits`: without it, no page shows them, and none is charged. */
  hasDeposits: boolean;
  /** The number of orders of a shopper that can be open; null for any number. */
  maxOpenOrders: number | null;
  /** The total that the shopper has seen, or null. */
  expectedCents: number | null;
  payment: { type: 'COD' } | { type: 'Online'; provider: string; successUrl: string | null; cancelUrl: string | null };
  /** The shopper's wish for products that are not there: for the order, and by product id where it differs. */
  substitution: { forOrder: SubstitutionWish; byProduct: Readonly<Record<string, SubstitutionWish>> };
  /** The shop's settings where the seller has saved none. */
  settingsDefaults: StoreSettings;
  /** Writes an amount in a currency (ISO 4217) for the shopper. */
  amountText: (cents: number, currency: string) => string;
  /** The Idempotency-Key, or null. */
  key: string | null;
  notes: OrderNotes;
  /** See `fingerprint`. */
  requestHash: string;
  /** The time at which the request arrived, by `performance.now()`. */
  arrivedAt: number;
  /** The response to a placed cash order and to its repetitions. */
  cashResponse: object;
}

/** An order placed now, or before by the same request (then with its stored response, or null); or a refusal. */
export type PlacedOrder = { whole: WholeOrder; response: unknown; isNew: boolean } | { refusal: Refusal };

/** Undoes what the transaction has done for an order that is refused. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
