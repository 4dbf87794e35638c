import type { PeriodTakings, Takings } from '#gateway/__generated__/schema.ts';
import {
  readBestSeller,
  readPeriodTakings,
  type BestSeller,
  type Takings as StoreTakings,
} from '#gateway/__generated__/store-documents.ts';
import { toList } from '#gateway/documents/contract-values.ts';
import type { EntryReader } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import { checkStarts } from './order-page.ts';

const toCent = (amount: number) => Math.round(amount * 100) / 100;

/** The takings with amounts that are rounded to the cent. */
const toTakings = (takings: StoreTakings): Takings => ({
  placedCount: takings.placedCount,
  placed: toCent(takings.placed),
  card: toCent(takings.card),
  cash: toCent(takings.cash),
  refunded: toCent(takings.refundedTotal),
  net: toCent(takings.net),
  tax: toCent(takings.taxInNet),
  taxes: takings.taxes?.map((tax) => ({ ...tax, amount: toCent(tax.amount), net: toCent(tax.net) })) ?? null,
});

const readPeriod: EntryReader<PeriodTakings> = (entry) => {
  const period = readPeriodTakings(entry);
  if (!period) return undefined;
  const { test, deposits, depositPayouts, ...real } = period;
  return {
    real: toTakings(real),
    test: toTakings(test),
    deposits:
      deposits?.map(({ type, name, charged, returned }) => ({
        typeId: type,
        name,
        charged: toCent(charged),
        returned: toCent(returned),
      })) ?? null,
    depositPayouts: depositPayouts?.map(({ payout, amount }) => ({ payout, amount: toCent(amount) })) ?? null,
  };
};

const maxBestSellers = 20;

/** GET /api/order/seller/takings and GET /api/order/seller/best-sellers; null over a store without the ledger. */
export function createOrderTakingsApi({ rest, features }: Parts) {
  /** Reads a list of the response, whole or not at all. @throws Fault */
  async function read<Entry>(path: string, query: Record<string, string>, name: string, of: EntryReader<Entry>) {
    const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'], query });
    const outcome = readOutcome(response, { hasPayload: (body) => Array.isArray(body[name]) });
    if (!outcome.success) throw storeRefused(outcome);
    const list = toList(isRecord(response.body) ? response.body[name] : undefined, of);
    if (!list) throw badStoreResponse(response.detail);
    return list;
  }

  return {
    /** @throws Fault BAD_USER_INPUT when there are too many starts, or when they are not in the order of time */
    async takings(starts: readonly string[]): Promise<PeriodTakings[] | null> {
      if (!features.has('ORDERS_LEDGER')) return null;
      checkStarts(starts);
      const isOrdered = starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? start));
      if (!isOrdered) throw badInput('Each of `starts` must be later than the one before.');
      if (starts.length === 0) return [];
      return read('/api/order/seller/takings', { starts: starts.join() }, 'takings', readPeriod);
    },

    /** @throws Fault BAD_USER_INPUT when `first` is out of range */
    async bestSellers({ since, first }: { since: string; first?: number | null }): Promise<BestSeller[] | null> {
      if (!features.has('ORDERS_LEDGER')) return null;
      const size = first ?? 5;
      if (size < 1 || size > maxBestSellers) throw badInput(`\`first\` must be from 1 to ${maxBestSellers}.`);
      return read('/api/order/seller/best-sellers', { since, first: String(size) }, 'bestSellers', readBestSeller);
    },
  };
}
