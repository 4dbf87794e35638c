import { z } from 'zod';
import { toUnits, type IncludedTax } from '#backend/rules/money.ts';

/** A tax in prices, in documents. */
export const taxOfRate = z
  .object({
    name: z.string(),
    rate: z.number().nonnegative().meta({ description: 'In percent, such as 7 or 5.5.' }),
    amount: z.number().meta({ description: 'The tax.' }),
    net: z.number().meta({ description: 'What the goods of this rate come to without it.' }),
  })
  .meta({ id: 'TaxOfRate' });

export const toTaxOfRate = ({ name, basisPoints, netCents, taxCents }: IncludedTax): z.infer<typeof taxOfRate> => ({
  name,
  rate: basisPoints / 100,
  amount: toUnits(taxCents),
  net: toUnits(netCents),
});
