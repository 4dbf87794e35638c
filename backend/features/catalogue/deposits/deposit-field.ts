import { z } from 'zod';
import { depositKind } from '#backend/http/enumerations.ts';
import { lineDepositOf, type DepositType, type ProductDeposit } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';
import { field } from '../products/field.ts';
import { depositCell } from './deposit-cell.ts';
import * as texts from './texts.ts';

const maxContainers = 100;
const fault = texts.countFault(maxContainers);

/** The deposit of a product in requests. */
const input = z
  .object(
    {
      type: z.string({ error: fault }).max(100, { error: fault }),
      count: z.int({ error: fault }).min(1, { error: fault }).max(maxContainers, { error: fault }),
    },
    { error: fault },
  )
  .nullable()
  .meta({ description: 'The type of the containers of one piece and their number; null for none.' })
  .optional();

/** The deposit of a product in documents. */
const schema = z
  .object({
    type: z.string(),
    count: z.int(),
    name: z.string(),
    kind: depositKind,
    amount: z.number().meta({ description: 'For all containers of one piece, beside the price and never in it.' }),
  })
  .optional()
  .meta({ description: 'What is charged for the containers of one piece, where they have a deposit.' });

/** The field of a product, in the table of its fields. */
export const deposit = field(
  {
    read: ({ deposit_type_id: type, deposit_count: count }): ProductDeposit | null =>
      type === null || count === null ? null : { type, count },
    write: (value: ProductDeposit | null) => ({
      deposit_type_id: value?.type ?? null,
      deposit_count: value?.count ?? null,
    }),
  },
  { initial: null, input, document: { in: 'list', feature: 'deposits', schema }, csv: depositCell },
);

/** The deposit of a product for its document; empty without one. */
export function toDepositField(value: ProductDeposit | null, type: DepositType | null) {
  const of = type && lineDepositOf(value, new Map([[type.id, type]]), null);
  if (!of || !type) return {};
  return { deposit: { type: of.type, count: of.count, name: of.name, kind: type.kind, amount: toUnits(of.cents) } };
}
