import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import {
  toDepositTypeDocument,
  depositTypeDocument,
} from '#backend/features/catalogue/deposits/deposit-type-document.ts';
import { listDepositTypes } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { depositPayout } from '#backend/http/enumerations.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { idField } from '#backend/http/text-fields.ts';
import { depositPayouts } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';
import { listReturns, sumDeposits } from './deposit-moves-repository.ts';
import { enterReturn } from './deposit-returns.ts';
import * as texts from './texts.ts';

const maxCount = 1000;
const maxRows = 50;
const countFault = texts.countFault(maxCount);

/** The body of deposit/return. */
const returnInput = z.object({
  orderId: idField('Order id').optional().meta({ description: 'The order with which they came; absent without one.' }),
  payout: z.enum(depositPayouts, { error: texts.payoutFault }),
  containers: z
    .array(
      z.object(
        {
          type: idField('Type'),
          count: z
            .int({ error: countFault })
            .refine((count) => count !== 0 && Math.abs(count) <= maxCount, { error: countFault })
            .meta({ description: 'Below 0 to take a wrong entry back.' }),
        },
        { error: 'Each of the containers must be an object.' },
      ),
      { error: texts.noContainers },
    )
    .min(1, { error: texts.noContainers })
    .max(maxRows, { error: `Send at most ${maxRows} types.` }),
});

const returnDocument = z
  .object({
    id: z.string(),
    type: z.string(),
    count: z.int(),
    amount: z.number(),
    payout: depositPayout,
    orderNumber: z.string().nullable(),
    staffName: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'DepositReturn' });

const balanceDocument = z
  .object({
    type: depositTypeDocument,
    charged: z.number().meta({ description: 'Charged with orders, less what went back with their lines.' }),
    returned: z.number().meta({ description: 'Paid back for containers that came back.' }),
    open: z.number().meta({ description: '`charged` less `returned`.' }),
  })
  .meta({ id: 'DepositBalance' });

/** POST deposit/return, GET deposit/returns and deposit/balances: the feature `deposits`. */
export function registerDepositReturnRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  const onRequest = requireSeller(context);
  const schema = { tags: ['deposit'], security: [{ seller: [] }] };

  app.post(
    '/api/deposit/return',
    {
      onRequest,
      config: { feature: 'deposits', role: 'PACKER' },
      schema: {
        ...schema,
        summary: 'Enter containers that came back, with an order or without one',
        description: 'The money that was given back is their number times the deposit of their type.',
        body: returnInput,
        response: envelope({ amount: z.number().meta({ description: 'What was paid back for them.' }) }),
      },
    },
    async (request) => {
      const { orderId = null, payout, containers } = request.body;
      const actor = staffOf(request);
      const hash = readAddingHash(request, actor.id, [orderId, payout, containers]);
      const entered = await enterReturn(database, { orderId, payout, containers }, { actor, now: clock(), hash });
      if ('refusal' in entered) return entered.refusal;
      return { success: true as const, message: texts.entered, amount: toUnits(entered.paidBackCents) };
    },
  );

  app.get(
    '/api/deposit/returns',
    {
      onRequest,
      config: { feature: 'deposits', role: 'PACKER' },
      schema: {
        ...schema,
        summary: 'The containers that came back, newest first',
        description: `At most ${maxRows} entries, of one order or of all.`,
        querystring: z.object({ orderId: idField('Order id').optional() }),
        response: envelope({ returns: z.array(returnDocument) }),
      },
    },
    async (request) => {
      const returns = await listReturns(database, { orderId: request.query.orderId, limit: maxRows });
      return {
        success: true as const,
        returns: returns.map(({ typeId, cents, orderNumber, at, ...entry }) => ({
          ...entry,
          type: typeId,
          amount: toUnits(cents),
          orderNumber: orderNumber === null ? null : String(orderNumber),
          at: new Date(at).toISOString(),
        })),
      };
    },
  );

  app.get(
    '/api/deposit/balances',
    {
      onRequest,
      config: { feature: 'deposits', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'What is open of each type: charged and not given back',
        response: envelope({ balances: z.array(balanceDocument) }),
      },
    },
    async () => {
      const types = await listDepositTypes(database.query);
      const found = await sumDeposits(
        database,
        types.map(({ id }) => id),
      );
      const sums = new Map(found.map((each) => [each.typeId, each]));
      return {
        success: true as const,
        balances: types.map((type) => {
          const { chargedCents = 0, returnedCents = 0 } = sums.get(type.id) ?? {};
          return {
            type: toDepositTypeDocument(type),
            charged: toUnits(chargedCents),
            returned: toUnits(returnedCents),
            open: toUnits(chargedCents - returnedCents),
          };
        }),
      };
    },
  );
}
