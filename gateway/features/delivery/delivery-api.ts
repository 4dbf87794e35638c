import type { SaveDeliveryInput } from '#gateway/__generated__/schema.ts';
import {
  readDeliveryPlan,
  readTakenSlot,
  type DeliveryPlan as StorePlan,
  type TakenSlot,
} from '#gateway/__generated__/store-documents.ts';
import { toList } from '#gateway/documents/contract-values.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, badStoreResponse, notLoggedIn, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import type { DeliveryOffer } from './delivery-reads.ts';
import * as texts from './texts.ts';

/** The seller's plan, with the places taken. */
export type DeliveryPlan = StorePlan & { slotsAhead: TakenSlot[] };

export interface SaveDeliveryOutcome extends Outcome {
  /** The plan after the change, or as it is after a refusal; null when the store does not send it. */
  delivery: DeliveryPlan | null;
}

/** The store's offer for that postal code. */
export type PlacedTerms = DeliveryOffer & { postalCode: string };

const maxSlots = 100;
const maxPostalCode = 20;
const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const toInput = inputPath<SaveDeliveryInput>({
  areas: true,
  closedDays: true,
  daysAhead: true,
  ifVersion: true,
  windows: true,
});

function readPlan({ body }: RestResponse): DeliveryPlan | null {
  if (!isRecord(body)) return null;
  const [plan, slotsAhead] = [readDeliveryPlan(body['plan']), toList(body['slots'], readTakenSlot)];
  return plan && slotsAhead ? { ...plan, slotsAhead } : null;
}

/** GET /api/delivery/slots, GET /api/delivery/plan, POST /api/delivery/plan/save: the feature `orders.slots` */
export function createDeliveryApi({ rest, seller, features, deliveryReads: reads }: Parts) {
  async function offerAt(postalCode: string): Promise<DeliveryOffer | null> {
    if (!features.has('ORDERS_SLOTS')) return null;
    if (postalCode.length > maxPostalCode)
      throw badInput(`\`postalCode\` can have at most ${maxPostalCode} characters.`);
    return rest.within(reads.read(postalCode.trim()));
  }

  return {
    /** Makes the next read of times ask the store. */
    forget: () => reads.forget(),

    /** The promised times; null when the store promises none. @throws Fault */
    async slots(first: number, postalCode: string | null) {
      if (first < 1 || first > maxSlots) throw badInput(`\`first\` must be from 1 to ${maxSlots}.`);
      const offer = await offerAt(postalCode ?? '');
      return offer?.slots?.slice(0, first) ?? null;
    },

    /** The terms at a postal code; null when the store does not say them. @throws Fault */
    async terms(postalCode: string): Promise<PlacedTerms | null> {
      const offer = await offerAt(postalCode);
      return offer && { ...offer, postalCode };
    },

    /** The seller's plan; null over a store without the feature. @throws Fault */
    async plan(): Promise<DeliveryPlan | null> {
      if (!features.has('ORDERS_SLOTS')) return null;
      const response = await rest.send({
        method: 'GET',
        path: '/api/delivery/plan',
        kind: 'read',
        cookies: ['seller'],
      });
      const outcome = readOutcome(response);
      if (!outcome.success) {
        const isLogin = outcome.errors.some(({ code }) => code === 'NOT_LOGGED_IN');
        throw isLogin ? notLoggedIn(outcome.message) : storeRefused(outcome);
      }
      const plan = readPlan(response);
      if (!plan) throw badStoreResponse(response.detail);
      return plan;
    },

    /**
     * Saves the plan. The gateway asks the store for its facts before this resolves, so that its next response has the
     * new fees.
     */
    async save(input: SaveDeliveryInput): Promise<SaveDeliveryOutcome> {
      if (!features.has('ORDERS_SLOTS')) return { ...notSupported, delivery: null };
      const notSeller = await seller.refusal();
      if (notSeller) return { ...notSeller, delivery: null };
      const { areas, ...plan } = input;
      const json = { ...plan, areas: areas.map((area) => ({ ...area, freeFrom: area.freeFrom ?? null })) };
      try {
        const call = { method: 'POST', path: '/api/delivery/plan/save', kind: 'change' } as const;
        const response = await rest.send({ ...call, cookies: ['seller'], json });
        return { ...readOutcome(response, { toInput }), delivery: readPlan(response) };
      } finally {
        reads.forget();
        // The pages and `Store.delivery` name the fees.
        await features.refreshNow();
      }
    },
  };
}
