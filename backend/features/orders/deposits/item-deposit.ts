import { z } from 'zod';
import type { LineDeposit } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';

/** The deposit of one piece of an item of an order. */
export const itemDeposit = z
  .object({
    type: z.string(),
    name: z.string().meta({ description: 'The name of the type at the time of the order.' }),
    count: z.int(),
    amount: z.number().meta({ description: 'For all containers of one piece; it is not in the price.' }),
  })
  .meta({ id: 'ItemDeposit', description: 'The deposit of one piece; absent without one.' })
  .optional();

/** The field of an item or a substitute; empty without a deposit. */
export const toItemDeposit = (deposit: LineDeposit | null | undefined) =>
  deposit
    ? { deposit: { type: deposit.type, name: deposit.name, count: deposit.count, amount: toUnits(deposit.cents) } }
    : {};
