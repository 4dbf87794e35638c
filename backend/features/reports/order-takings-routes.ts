import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { depositPayout } from '#backend/http/enumerations.ts';
import { envelope } from '#backend/http/envelope.ts';
import { toUnits } from '#backend/rules/money.ts';
import { taxOfRate, toTaxOfRate } from '#backend/features/orders/tax-document.ts';
import { openDepositTakings } from './deposit-takings.ts';
import { bestSellersQuery, takingsQuery } from './report-input.ts';
import { refuseLongPeriods } from './period-limit.ts';
import { listBestSellers, readTakings, type Takings } from './order-takings-repository.ts';

const tags = ['order'];

const takings = {
  placedCount: z.int().nonnegative().meta({ description: 'Orders placed in the period, without cancelled ones.' }),
  placed: z.number().meta({ description: 'Their total amount.' }),
  card: z.number().meta({ description: 'Paid online in the period.' }),
  cash: z.number().meta({ description: 'Cash taken in the period.' }),
  refundedTotal: z.number().meta({ description: 'Paid back in the period, without refunds that failed.' }),
  net: z.number().meta({ description: 'card and cash less refundedTotal.' }),
  taxInNet: z.number().meta({ description: 'The tax in net.' }),
  taxes: z.array(taxOfRate).meta({
    description:
      'The part of taxInNet, and what it is part of, from orders whose prices include their taxes; highest rate first.',
  }),
};

const takingsDocument = z
  .object(takings)
  .meta({ id: 'Takings', description: 'The same of test payments, which move no money.' });

const depositSums = z
  .object({
    type: z.string(),
    name: z.string(),
    charged: z.number().meta({ description: 'Charged with orders, less what went back with their lines; in net.' }),
    returned: z.number().meta({ description: 'Paid back for containers that came back; not in net.' }),
  })
  .meta({ id: 'DepositSums' });

const periodTakings = z
  .object({
    ...takings,
    test: takingsDocument,
    deposits: z.array(depositSums).optional().meta({ description: 'The deposits that moved in the period, by type.' }),
    depositPayouts: z
      .array(z.object({ payout: depositPayout, amount: z.number() }))
      .optional()
      .meta({ description: 'What was paid back for containers in the period, by the kind of money.' }),
  })
  .meta({ id: 'PeriodTakings' });

const bestSeller = z
  .object({
    productId: z.string(),
    name: z.string().meta({ description: 'The name at the time of an order.' }),
    quantity: z.int().nonnegative(),
    amount: z.number().meta({ description: 'At the prices of the orders, without tax.' }),
  })
  .meta({ id: 'BestSeller' });

function toDocument({
  placedCount,
  placedCents,
  cardCents,
  cashCents,
  refundedCents,
  taxCents,
  includedTaxes,
}: Takings) {
  return {
    placedCount,
    placed: toUnits(placedCents),
    card: toUnits(cardCents),
    cash: toUnits(cashCents),
    refundedTotal: toUnits(refundedCents),
    net: toUnits(cardCents + cashCents - refundedCents),
    taxInNet: toUnits(taxCents),
    taxes: includedTaxes.map(toTaxOfRate),
  };
}

/** GET order/seller/takings, GET order/seller/best-sellers. */
export function registerOrderTakingsRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;

  app.get(
    '/api/order/seller/takings',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.ledger', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'The money that came in and went out, by periods',
        description:
          'From the ledger of money: a payment and a refund count when they were made, an order when it was placed. Amounts are in currency units.',
        querystring: takingsQuery,
        response: envelope({
          takings: z.array(periodTakings),
        }),
      },
    },
    async (request) => {
      const { starts } = request.query;
      const refusal = refuseLongPeriods(starts, 'starts', clock());
      if (refusal !== null) return refusal;
      const depositsIn = await openDepositTakings(database);
      const periods = [];
      // One after the other: all at once would use every database connection while shoppers wait.
      for (const [at, from] of starts.entries()) {
        // SQLite works in this thread: others have their turn between two periods.
        await nextTurn();
        const period = { from, to: starts[at + 1] ?? Number.MAX_SAFE_INTEGER };
        const { real, test } = await readTakings(database, period);
        periods.push({ ...toDocument(real), test: toDocument(test), ...(await depositsIn(period)) });
      }
      return { success: true as const, takings: periods };
    },
  );

  app.get(
    '/api/order/seller/best-sellers',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.ledger', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'The products that were ordered most',
        description: 'By pieces, without cancelled orders and test orders. `since` is at most 366 days ago.',
        querystring: bestSellersQuery,
        response: envelope({
          bestSellers: z.array(bestSeller),
        }),
      },
    },
    async (request) => {
      const { since, first } = request.query;
      const refusal = refuseLongPeriods([since], 'since', clock());
      if (refusal !== null) return refusal;
      const sold = await listBestSellers(database, { since, limit: first });
      const bestSellers = sold.map(({ cents, ...product }) => ({ ...product, amount: toUnits(cents) }));
      return { success: true as const, bestSellers };
    },
  );
}
