import { z } from 'zod';
import { idField } from '#backend/http/text-fields.ts';
import { factInputs } from './food-input.ts';
import * as texts from './texts.ts';

/** One call changes at most so many products. */
const maxProducts = 200;

const momentFault = 'Origins at must be a moment in ISO 8601.';

const moment = z
  .string({ error: momentFault })
  .max(40, { error: momentFault, abort: true })
  .transform((text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN))
  .refine((at) => Number.isSafeInteger(at) && at >= 0, { error: momentFault });

/** The body of product/origins/update. */
export const originsInput = z.object({
  products: z
    .array(
      z.object(
        {
          id: idField('Product id'),
          origins: factInputs.origins,
          originsAt: moment.optional().meta({
            description: 'When a person stated `origins`, for the undo of a change; now when absent, and never later.',
          }),
          qualityClass: factInputs.qualityClass,
          variety: factInputs.variety,
        },
        { error: 'Each product must be an object.' },
      ),
      { error: 'Products must be a list.' },
    )
    .min(1, { error: texts.noProductSent })
    .max(maxProducts, { error: texts.tooManySent(maxProducts) })
    .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, {
      error: 'Send each product once.',
    })
    .meta({ description: 'Absent facts stay as they are, null clears one. The same `origins` again confirm them.' }),
});

export type OriginsChange = z.output<typeof originsInput>['products'][number];
