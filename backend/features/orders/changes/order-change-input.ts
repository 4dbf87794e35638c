import { z } from 'zod';
import { idempotencyKeyInput } from '#backend/http/idempotency-key.ts';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { toCents } from '#backend/rules/money.ts';
import { orderLimits, wishInput } from '../order-input.ts';
import { orderStages } from '#backend/rules/stages.ts';
import * as texts from './texts.ts';

const versionFault = 'The version must be a whole number from 1.';

/** One line of text, or null when it is absent, null or empty. */
function optionalLine(label: string) {
  return z
    .union([z.literal(''), z.null(), lineField(label, 500)])
    .optional()
    .transform((text) => text || null);
}

/** The input that every change of an order takes. */
export const commonChangeInput = {
  orderId: idField('Order id'),
  ifVersion: z
    .int({ error: versionFault })
    .min(1, { error: versionFault })
    .optional()
    .meta({ description: 'The version that the caller knows: a newer one is not changed, and the refusal has it.' }),
};

/** The body of order/move. */
export const moveInput = z.object({
  ...commonChangeInput,
  to: z.enum(orderStages, { error: `To must be one of ${orderStages.join(', ')}.` }),
  note: optionalLine(texts.note),
  ageChecked: z.boolean({ error: 'Age checked must be true or false.' }).optional().meta({
    description: 'For DONE: whether the age of who gets the goods was checked, where the order has a `minimumAge`.',
  }),
});

const orderIdsFault = 'Order ids must name 1 to 100 different orders.';
/** The body of order/tour. */
export const tourInput = z.object({
  orderIds: z
    .array(idField('Order id'), { error: orderIdsFault })
    .min(1, { error: orderIdsFault })
    .max(100, { error: orderIdsFault })
    .refine((ids) => new Set(ids).size === ids.length, { error: orderIdsFault })
    .meta({ description: 'The orders in the driving order, each once.' }),
});

/** The body of order/cancel. */
export const cancelInput = z.object({
  ...commonChangeInput,
  reason: optionalLine(texts.reason),
  as: z.enum(['shopper', 'seller'], { error: 'As must be shopper or seller.' }).optional().meta({
    description: 'For a request with both sessions. Absent: the shopper if the order is theirs, else the seller.',
  }),
});

/** The body of order/wishes. */
export const wishesInput = z.object({ ...commonChangeInput, ...wishInput });

const linesFault = 'Lines must name different products of the order by their positions, from 0.';
/** The body of order/refund. The parsed amount is in cents. */
export const refundInput = z.object({
  ...commonChangeInput,
  amount: z
    .number({ error: texts.amountFault })
    .transform((amount) => toCents(amount) ?? Number.NaN)
    .refine((cents) => cents >= 1 && cents <= orderLimits.amountCents, { error: texts.amountFault })
    .meta({ description: 'In currency units, at most what is refundable.' }),
  reason: lineField(texts.reason, 500),
  lines: z
    .array(z.int({ error: linesFault }).min(0, { error: linesFault }), { error: linesFault })
    .min(1, { error: linesFault })
    .max(orderLimits.lines, { error: linesFault })
    .refine((lines) => new Set(lines).size === lines.length, { error: linesFault })
    .optional()
    .meta({
      description:
        'The positions, from 0, of the items that the refund is for: it takes the taxes of these. At most what is refundable for them. Absent: a share of all taxes. It never pays for what is missing of another line.',
    }),
  forMissing: z.boolean({ error: 'For missing must be true or false.' }).optional().meta({
    description:
      'For a refund without `lines`, before the picking is finished: true when it pays for what will be missing, so that the finish pays back less by so much. Absent or false: what is missing is paid back besides it.',
  }),
  idempotencyKey: idempotencyKeyInput.meta({
    description: 'The same key enters one refund; the header Idempotency-Key does the same.',
  }),
});
