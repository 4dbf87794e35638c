import { z } from 'zod';
import { claimedUser, idField } from '#backend/http/text-fields.ts';

/** Most orders on a page, and how many when nobody says. */
export const pageLimits = { most: 100, usual: 50 };
const mostDays = 62;

function momentField(label: string) {
  return z
    .string({ error: `${label} must be a moment in ISO 8601.` })
    .transform((text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN))
    .refine((moment) => Number.isSafeInteger(moment) && moment >= 0, {
      error: `${label} must be a moment in ISO 8601.`,
    })
    .meta({ description: 'A moment in ISO 8601.' });
}

const firstFault = `First must be a number from 1 to ${pageLimits.most}.`;
const methodFault = 'Method must be one payment type.';

const page = {
  first: z
    .string({ error: firstFault })
    .regex(/^\d{1,3}$/, { error: firstFault })
    .transform(Number)
    .refine((first) => first >= 1 && first <= pageLimits.most, { error: firstFault })
    .optional()
    .meta({ description: `Asks for a page of so many orders, 1 to ${pageLimits.most}.` }),
  after: idField('After')
    .optional()
    .meta({ description: 'Asks for the page of orders older than the one of this id: `pageInfo.endCursor`.' }),
};

const filter = {
  paid: z
    .enum(['true', 'false'], { error: 'Paid must be true or false.' })
    .transform((paid) => paid === 'true')
    .optional()
    .meta({ description: 'Only orders whose money has arrived (true) or not (false).' }),
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
    .refine((moments) => moments.length <= mostDays, { error: `Starts can hold at most ${mostDays} moments.` })
    .pipe(z.array(momentField('Each of starts')))
    .optional()
    .meta({
      type: 'string',
      description: `At most ${mostDays} moments in ISO 8601 with commas between: sums are given from each to the next, whatever the filter.`,
    }),
});

export const pageInfo = z.object({
  endCursor: z.string().nullable().meta({ description: 'What `after` has to be for the next page.' }),
  hasNextPage: z.boolean(),
});
