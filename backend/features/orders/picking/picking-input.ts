import { z } from 'zod';
import { idempotencyKeyInput } from '#backend/http/idempotency-key.ts';
import { commonChangeInput } from '../changes/order-change-input.ts';
import { orderLimits } from '../order-input.ts';
import { shortReasons } from '#backend/rules/line-picks.ts';
import { idField } from '#backend/http/text-fields.ts';
import * as texts from './texts.ts';

const lineFault = 'Line must be the place of the line in the order, from 0.';
const quantityFault = texts.quantityFault(orderLimits.quantity);
const { gramsFault } = texts;

const absent = <Value>(field: z.ZodType<Value>) =>
  field
    .nullable()
    .optional()
    .transform((value) => value ?? null);

/** The body of order/pick. */
export const pickInput = z.object({
  ...commonChangeInput,
  line: z
    .int({ error: lineFault })
    .min(0, { error: lineFault })
    .max(orderLimits.lines - 1, { error: lineFault })
    .meta({ description: 'The place of the line in the order, from 0.' }),
  quantity: absent(
    z
      .int({ error: quantityFault })
      .min(0, { error: quantityFault })
      .max(orderLimits.quantity, { error: quantityFault }),
  ).meta({ description: 'The pieces that were found; of the substitute, if there is one. Null takes the pick back.' }),
  grams: absent(z.int({ error: gramsFault }).min(1, { error: gramsFault }).max(10_000_000, { error: gramsFault })).meta(
    { description: 'What they weigh together. Needed for goods whose size is a range of weights.' },
  ),
  substituteId: absent(idField('Substitute')).meta({
    description: 'A product that is given instead: not dearer, and only if the shopper wants substitutes.',
  }),
  reason: absent(z.enum(shortReasons, { error: `Reason must be one of ${shortReasons.join(', ')}.` })).meta({
    description: 'Why there are fewer pieces. MISSING and DAMAGED pieces leave the counted stock; OTHER ones go back.',
  }),
  isWeightConfirmed: z
    .boolean({ error: 'isWeightConfirmed must be true or false.' })
    .optional()
    .default(false)
    .meta({ description: 'True for a weight that differs by more than half from what is expected, and is right.' }),
  idempotencyKey: idempotencyKeyInput.meta({
    description: 'The same key picks once; the header Idempotency-Key does the same.',
  }),
});

/** The body of order/finish-picking. */
export const finishPickingInput = z.object(commonChangeInput);
