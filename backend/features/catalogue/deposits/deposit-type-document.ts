import { z } from 'zod';
import { depositKind } from '#backend/http/enumerations.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';

/** A type of deposits as the seller sees it. */
export const depositTypeDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    amount: z.number().meta({ description: 'The deposit of one container. It never changes.' }),
    kind: depositKind,
    isArchived: z.boolean().meta({ description: 'No product can get it any more. Containers still come back.' }),
  })
  .meta({ id: 'DepositType' });

export const toDepositTypeDocument = ({ cents, ...type }: DepositType) => ({ ...type, amount: toUnits(cents) });
