import { z } from 'zod';
import { momentField, orderFilter } from '#backend/features/orders/lists/order-list-input.ts';

/** The most periods of one request. */
const maxDays = 62;
const startsFault = 'Starts must be moments in ISO 8601 with commas between.';
const startsField = z
  .string({ error: startsFault })
  .transform((text) => text.split(','))
  .refine((moments) => moments.length <= maxDays, { error: `Starts can hold at most ${maxDays} moments.` })
  .pipe(z.array(momentField('Each of starts')));

/** The query of order/seller/sums. */
export const sumsQuery = z.object({
  ...orderFilter,
  starts: startsField.optional().meta({
    type: 'string',
    description: `At most ${maxDays} moments in ISO 8601 with commas between: each starts a period that ends at the next one. The response field days has the sums of these periods, without the filter.`,
  }),
});

/** The query of order/seller/takings. */
export const takingsQuery = z.object({
  starts: startsField
    .refine((starts) => starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? start)), {
      error: 'Each of starts must be later than the one before.',
    })
    .meta({
      type: 'string',
      description: `At most ${maxDays} moments in ISO 8601 with commas between: each starts a period that ends at the next one, at most 366 days later; the last period has no end, and starts at most 366 days ago.`,
    }),
});

const maxBestSellers = 20;
const bestSellersFault = `First must be a number from 1 to ${maxBestSellers}.`;

/** The query of order/seller/best-sellers. */
export const bestSellersQuery = z.object({
  since: momentField('Since'),
  first: z
    .string({ error: bestSellersFault })
    .regex(/^\d{1,2}$/, { error: bestSellersFault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= maxBestSellers, { error: bestSellersFault })
    .default(5)
    .meta({ type: 'string', description: `How many products, 1 to ${maxBestSellers}; 5 when omitted.` }),
});
