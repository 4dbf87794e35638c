import { z } from 'zod';
import { idempotencyKeyInput } from '#backend/http/idempotency-key.ts';
import { idField, lineField } from '#backend/http/text-fields.ts';
import * as texts from './texts.ts';

/** The largest number of pieces on hand. */
export const maxOnHand = 1_000_000;
const maxChanges = 500;
const maxNoteLength = 200;

const pieces = z
  .int({ error: texts.isNoWhole })
  .min(-maxOnHand, { error: texts.isTooLarge })
  .max(maxOnHand, { error: texts.isTooLarge });

const change = z
  .object(
    {
      productId: idField('Product id'),
      change: pieces.meta({ description: 'Pieces to add; negative to take.' }),
      reason: z.enum(['COUNTED', 'RECEIVED', 'WASTED', 'CORRECTED'], {
        error: 'Reason must be COUNTED, RECEIVED, WASTED or CORRECTED.',
      }),
      ifOnHand: z
        .int({ error: texts.onHandIsNoWhole })
        .min(0, { error: texts.onHandIsNegative })
        .nullable()
        .optional()
        .meta({
          description:
            'What the change was computed from: refused with CHANGED_SINCE when it is another number by now. Null or absent: not compared, except with COUNTED, where it means that the product was not counted.',
        }),
      ifMove: z
        .int({ error: 'If move must be the position of a move.' })
        .min(1, { error: 'If move must be the position of a move.' })
        .nullable()
        .optional()
        .meta({
          description:
            'With COUNTED and `ifOnHand`: the newest move that was seen. Then what orders took or gave back after it stays, and only another change after it is refused with CHANGED_SINCE.',
        }),
    },
    { error: 'Each change must be an object.' },
  )
  .refine(({ reason, change: by }) => reason !== 'RECEIVED' || by > 0, {
    error: texts.sayReceived,
    path: ['change'],
  })
  .refine(({ reason, change: by }) => reason !== 'WASTED' || by < 0, {
    error: texts.sayWasted,
    path: ['change'],
  })
  .refine(({ reason, change: by }) => reason !== 'CORRECTED' || by !== 0, {
    error: texts.correctionIsZero,
    path: ['change'],
  });

/** The body of product/stock/adjust. */
export const adjustInput = z.object({
  changes: z
    .array(change, { error: 'Changes must be a list.' })
    .min(1, { error: texts.noChange })
    .max(maxChanges, { error: texts.tooManyChanges(maxChanges) })
    .refine(
      (changes) => new Set(changes.map(({ productId, reason }) => `${reason} ${productId}`)).size === changes.length,
      { error: 'Send at most one change of each product for each reason.' },
    )
    .meta({ description: `At most ${maxChanges}, made in their order.` }),
  note: z
    .union([z.literal(''), z.null(), lineField(texts.note, maxNoteLength)])
    .optional()
    .transform((text) => text || null)
    .meta({ description: `At most ${maxNoteLength} characters, such as the number of a delivery note.` }),
  idempotencyKey: idempotencyKeyInput.meta({
    description: 'The same key changes the stock once; the header Idempotency-Key does the same.',
  }),
});

export type StockChange = z.output<typeof adjustInput>['changes'][number];

/** The body of product/stock/stop. */
export const stopInput = z.object({ productId: idField('Product id') });

/** The query of product/stock/list. */
export const stockListInput = z.object({
  ids: z
    .string({ error: 'Ids must be product ids, joined by commas.' })
    .max(10_000, { error: 'Ids are too many.' })
    .transform((ids) => ids.split(','))
    .optional()
    .meta({ description: 'Only these products: their ids, joined by commas.' }),
});

const firstFault = 'First must be a number from 1 to 100.';
const beforeFault = 'Before must be the position of a move.';

/** The query of product/stock/moves. */
export const movesInput = z.object({
  productId: idField('Product id'),
  first: z
    .string({ error: firstFault })
    .regex(/^\d{1,3}$/, { error: firstFault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= 100, { error: firstFault })
    .optional()
    .meta({ description: 'Number of moves, 1 to 100; 20 when absent.' }),
  before: z
    .string({ error: beforeFault })
    .regex(/^\d{1,9}$/, { error: beforeFault })
    .transform(Number)
    .optional()
    .meta({ description: 'Only moves older than the one at this position.' }),
});
