import { z } from 'zod';
import { orderStage } from '#backend/http/enumerations.ts';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { toUnits } from '#backend/rules/money.ts';
import { sumsQuery } from './report-input.ts';
import { refuseLongPeriods } from './period-limit.ts';
import { countStages, openSums, sumsInStages, type SumsByKind } from './order-sums-repository.ts';

const orderSums = { count: z.int(), amount: z.number() };

function totalOf(sums: readonly { count: number; cents: number }[]) {
  return {
    count: sums.reduce((count, kind) => count + kind.count, 0),
    amount: toUnits(sums.reduce((cents, kind) => cents + kind.cents, 0)),
  };
}

/** The part of the sums that are test payments. */
function testsIn(sums: SumsByKind) {
  return totalOf(sums.map(({ testCount: count, testCents: cents }) => ({ count, cents })));
}

const isUndefined = (value: unknown) => value === undefined;

/** GET order/seller/sums. */
export function registerOrderSumsRoute(app: App, context: AppContext): void {
  const { database, clock } = context;

  app.get(
    '/api/order/seller/sums',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.sums', role: 'MANAGER' },
      schema: {
        tags: ['order'],
        security: [{ seller: [] }],
        summary: 'Number and total amount of the orders',
        description:
          'An order counts what it costs now: what was found, once its picking is finished, else what was ordered. Cancelled orders are only in `stages`.',
        querystring: sumsQuery,
        response: envelope({
          sums: z.object({
            ...orderSums,
            pendingCount: z.int(),
            pendingAmount: z.number(),
            paymentTypes: z.array(z.string()).meta({ description: 'Those that occur among the orders.' }),
          }),
          days: z.array(z.object(orderSums)),
          tests: z
            .object({ ...orderSums, days: z.array(z.object(orderSums)) })
            .meta({ description: 'The part of `sums` and of `days` that are test payments, which move no money.' }),
          stages: z
            .record(orderStage, z.int())
            .meta({ description: 'The number of all orders in each stage, without the filter.' }),
        }),
      },
    },
    async (request) => {
      const { paid: isPaid, method: paymentType, stages, starts = [], ...names } = request.query;
      const refusal = refuseLongPeriods(starts, 'starts', clock());
      if (refusal !== null) return refusal;
      const sumOrders = await openSums(database);
      const filter = { isPaid, paymentType, ...names };
      const inAllStages = await sumOrders(filter);
      const sums = stages ? await sumsInStages(database, filter, inAllStages, stages) : inAllStages;
      const byStage = await countStages(
        database,
        {},
        Object.values(filter).every(isUndefined) ? inAllStages : await sumOrders({}),
      );
      const pending = totalOf(sums.filter((kind) => kind.isPaid === 0));
      const present = sums.filter((kind) => kind.count > 0);
      const days: SumsByKind[] = [];
      // One after the other: all at once would use every database connection while shoppers wait.
      for (const [at, start] of starts.entries()) days.push(await sumOrders({ since: start }, starts[at + 1]));
      return {
        success: true as const,
        sums: {
          ...totalOf(sums),
          pendingCount: pending.count,
          pendingAmount: pending.amount,
          paymentTypes: [...new Set(present.map((kind) => kind.paymentType))],
        },
        days: days.map(totalOf),
        tests: { ...testsIn(sums), days: days.map(testsIn) },
        stages: byStage,
      };
    },
  );
}
