import { createHash } from 'node:crypto';
import { z } from 'zod';
import { maxQuantity } from '#common/limits.ts';
import { substitutionWishes } from '#backend/rules/line-picks.ts';
import { claimedUser, idField } from '#backend/http/text-fields.ts';
import { noteFields } from './order-notes.ts';
import * as texts from './texts.ts';

/** Limits of one order: pieces of one product, different products, and the total. */
export const orderLimits = { quantity: maxQuantity, lines: 100, amountCents: 100_000_000 };

const quantityFault = texts.quantityFault(orderLimits.quantity);

const orderLine = z
  .object(
    {
      product: idField('Product').optional(),
      productId: idField('Product').optional().meta({ description: 'Another spelling of product.' }),
      quantity: z
        .int({ error: quantityFault })
        .min(1, { error: quantityFault })
        .max(orderLimits.quantity, { error: quantityFault }),
      portionGrams: z.int({ error: texts.portionFault }).min(1, { error: texts.portionFault }).optional().meta({
        description:
          'The grams of one step, as the shopper has seen them: when the product is sold in other steps now, nothing is ordered.',
      }),
    },
    { error: 'Each line of the order must name a product and a quantity.' },
  )
  .refine((line) => line.product !== undefined || line.productId !== undefined, {
    error: 'Each line of the order must name a product.',
  });

const wishFault = `Substitution must be one of ${substitutionWishes.join(', ')}.`;
const wish = z.enum(substitutionWishes, { error: wishFault });

/** The shopper's wishes for products that are not there when the order is packed. */
export const wishInput = {
  substitution: wish.meta({
    description: 'What the shopper wants when a product is not there when the order is packed.',
  }),
  substitutionExceptions: z
    .record(z.string(), wish, { error: 'Substitution exceptions must be wishes by product id.' })
    .optional()
    .meta({ description: 'By product id: where the shopper wants something else.' }),
};

/** What orders of shoppers and of guests have in common, with the address and the joined order of a shopper. */
export const orderInput = z.object({
  ...claimedUser,
  items: z.array(orderLine, { error: texts.noProducts }).min(1, { error: texts.noProducts }),
  address: z
    .string({ error: texts.selectAddress })
    .trim()
    .min(1, { error: texts.selectAddress })
    .optional()
    .meta({ description: 'The id of a saved address of this shopper. Required without `joins`, else not read.' }),
  joins: idField(texts.order).optional().meta({
    description:
      'The id of an order of this shopper that this one is added to: it takes its address and time, and has no fee and no minimum. Refused when that order is no longer open.',
  }),
  ...wishInput,
  substitution: wishInput.substitution.optional().meta({
    description: 'What the shopper wants when a product is not there when the order is packed. NONE by default.',
  }),
  ...noteFields,
  slotId: idField(texts.time)
    .optional()
    .meta({ description: 'The id of a slot of delivery/slots. Required when the store promises times.' }),
  expectedTotal: z
    .number({ error: texts.totalIsNoAmount })
    .nonnegative({ error: texts.totalIsNoAmount })
    // Clients add up in floating point.
    .transform((total) => Math.round(total * 100))
    .optional()
    .meta({
      description: 'The total that the shopper has seen, in currency units. With another total, nothing is ordered.',
    }),
});

/** The body of both order calls. */
export const shopperOrderInput = orderInput.refine(({ address, joins }) => (address ?? joins) !== undefined, {
  error: texts.selectAddress,
  path: ['address'],
  // Also when another field is refused: the shopper learns all faults at once.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** Quantity by product id, in the order sent. Lines of the same product are added up. */
export function mergeLines(items: z.infer<typeof orderInput>['items']): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { product, productId, quantity } of items) {
    const id = product ?? productId ?? '';
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}

/** The steps that the shopper has seen, by product id. */
export const seenSteps = (items: z.infer<typeof orderInput>['items']): ReadonlyMap<string, number> =>
  new Map(
    items.flatMap(({ product, productId, portionGrams }) =>
      portionGrams === undefined ? [] : [[product ?? productId ?? '', portionGrams]],
    ),
  );

/** A hash of the order that does not depend on how its lines are split or sorted. `call` is the payment type. */
export function fingerprint(
  call: string,
  quantities: Map<string, number>,
  place: { addressId: string } | { joins: string },
  slotId: string | null,
): string {
  const lines = [...quantities].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([call, 'joins' in place ? place : place.addressId, lines, ...(slotId === null ? [] : [slotId])]),
    )
    .digest('hex');
}
