import { z } from 'zod';
import { claimedUser, idField } from '#backend/http/text-fields.ts';

/** Orders on a page: the maximum, and the number when `first` is absent. */
export const pageLimits = { max: 100, standard: 50 };
const maxDays = 62;

function momentField(label: string) {
  return z
    .string({ error: `${label} must be a moment in ISO 8601.` })
    .transform((text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN))
    .refine((moment) => Number.isSafeInteger(moment) && moment >= 0, {
      error: `${label} must be a moment in ISO 8601.`,
    })
    .meta({ description: 'A moment in ISO 8601.' });
}

const firstFault = `First must be a number from 1 to ${pageLimits.max}.`;
const methodFault = 'Method must be one payment type.';

const page = {
  first: z
    .string({ error: firstFault })
    .regex(/^\d{1,3}$/, { error: firstFault })
    .transform(Number)
    .refine((first) => first >= 1 && first <= pageLimits.max, { error: firstFault })
    .optional()
    .meta({ description: `Number of orders on the page, 1 to ${pageLimits.max}.` }),
  after: idField('After')
    .optional()
    .meta({ description: 'Id of the last order of the page before: `pageInfo.endCursor`.' }),
};

const filter = {
  paid: z
    .enum(['true', 'false'], { error: 'Paid must be true or false.' })
    .transform((paid) => paid === 'true')
    .optional()
    .meta({ description: 'Only paid (true) or only unpaid (false) orders.' }),
  method: z
    .string({ error: methodFault })
    .max(40, { error: methodFault })
    .optional()
    .meta({ description: 'Only orders of this payment type.' }),
  since: momentField('Since').optional(),
};

/** The query of order/user. */
export const ownListQuery = z.object({ ...claimedUser, ...page });

/** The query of order/seller. */
export const sellerListQuery = z.object({ ...page, ...filter });

/** The query of order/seller/sums. */
export const sumsQuery = z.object({
  ...filter,
  starts: z
    .string({ error: 'Starts must be moments in ISO 8601 with commas between.' })
    .transform((text) => text.split(','))
    .refine((moments) => moments.length <= maxDays, { error: `Starts can hold at most ${maxDays} moments.` })
    .pipe(z.array(momentField('Each of starts')))
    .optional()
    .meta({
      type: 'string',
      description: `At most ${maxDays} moments in ISO 8601 with commas between: each starts a period that ends at the next one. The response field days has the sums of these periods, without the filter.`,
    }),
});

/** `pageInfo` of a page of orders. */
export const pageInfo = z.object({
  endCursor: z.string().nullable().meta({ description: 'The value of `after` for the next page.' }),
  hasNextPage: z.boolean(),
});
