import { z } from 'zod';
import type { PeriodTakings, Takings } from '#gateway/__generated__/schema.ts';
import { readTaxes } from '#gateway/documents/store-tax.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import { checkStarts } from './order-page.ts';

const amount = z.number().transform((value) => Math.round(value * 100) / 100);

const takingsShape = z
  .object({
    placedCount: z.int().nonnegative(),
    placed: amount,
    card: amount,
    cash: amount,
    refundedTotal: amount,
    net: amount,
    taxInNet: amount,
    taxes: z.unknown().optional().transform(readTaxes),
  })
  .transform(({ refundedTotal: refunded, taxInNet: tax, ...takings }): Takings => ({ ...takings, refunded, tax }));

const periodsShape = z.array(
  z
    .looseObject({ test: takingsShape })
    .transform((period): PeriodTakings => ({ real: takingsShape.parse(period), test: period.test })),
);

const soldShape = z.array(
  z.object({
    productId: z.union([z.string().min(1), z.number().transform(String)]),
    name: z.string(),
    quantity: z.int().nonnegative(),
    amount,
  }),
);

/** A product as the list of best sellers has it. */
export type SoldProduct = z.output<typeof soldShape>[number];

const maxBestSellers = 20;

/** GET /api/order/seller/takings and GET /api/order/seller/best-sellers; null over a store without the ledger. */
export function createOrderTakingsApi({ rest, features }: Parts) {
  /** Reads a list of the response. @throws Fault */
  async function read<List>(path: string, query: Record<string, string>, name: string, shape: z.ZodType<List>) {
    const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'], query });
    const outcome = readOutcome(response, { hasPayload: (body) => Array.isArray(body[name]) });
    if (!outcome.success) throw storeRefused(outcome);
    const parsed = shape.safeParse(isRecord(response.body) ? response.body[name] : null);
    if (!parsed.success) throw badStoreResponse({ ...response.detail, issues: parsed.error.issues });
    return parsed.data;
  }

  return {
    /** @throws Fault BAD_USER_INPUT when there are too many starts, or when they are not in the order of time */
    async takings(starts: readonly string[]): Promise<PeriodTakings[] | null> {
      if (!features.has('ORDERS_LEDGER')) return null;
      checkStarts(starts);
      const isOrdered = starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? start));
      if (!isOrdered) throw badInput('Each of `starts` must be later than the one before.');
      if (starts.length === 0) return [];
      return read('/api/order/seller/takings', { starts: starts.join() }, 'takings', periodsShape);
    },

    /** @throws Fault BAD_USER_INPUT when `first` is out of range */
    async bestSellers({ since, first }: { since: string; first?: number | null }): Promise<SoldProduct[] | null> {
      if (!features.has('ORDERS_LEDGER')) return null;
      const size = first ?? 5;
      if (size < 1 || size > maxBestSellers) throw badInput(`\`first\` must be from 1 to ${maxBestSellers}.`);
      return read('/api/order/seller/best-sellers', { since, first: String(size) }, 'bestSellers', soldShape);
    },
  };
}
