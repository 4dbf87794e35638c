import { z } from 'zod';
import { shortReason, substitutionWish } from '#backend/http/enumerations.ts';
import { toUnits } from '#backend/rules/money.ts';
import { pictureUrl, weightFields } from '#backend/features/catalogue/products/product-document.ts';
import type { Order, OrderLine } from '../order.ts';
import { weightOfPiece } from '#backend/rules/line-picks.ts';
import { itemDeposit, toItemDeposit } from '../deposits/item-deposit.ts';
import type { LinePick } from '../order-ledger.ts';
import { mayChangeWishes, type Viewer } from '#backend/rules/stages.ts';

/** The fields of an order line that the feature orders.picked adds. */
export const pickedItemFields = {
  ...weightFields,
  expectedGrams: z.int().nullable().meta({
    description:
      'What one piece weighs at most: the price is the price of so much. Null for goods that are not weighed.',
  }),
  substitution: substitutionWish.meta({ description: 'What the shopper wants when the product is not there.' }),
  picked: z
    .object({
      quantity: z.int(),
      grams: z.int().nullable(),
      reason: shortReason.nullable(),
      amount: z.number().meta({ description: 'What the line costs by it, at most what was ordered.' }),
      substitute: z
        .object({
          productId: z.string(),
          name: z.string(),
          image: z.string().meta({ description: 'URL of the main picture, or empty.' }),
          price: z.number(),
          sizeText: z.string().nullable(),
          deposit: itemDeposit,
          ...weightFields,
        })
        .nullable(),
    })
    .nullable()
    .meta({ description: 'What was found; null before the line is picked.' }),
};

/** The fields of an order that the features orders.picked and orders.wishes add. */
export const settledFields = {
  substitution: substitutionWish.meta({ description: 'What the shopper wants when a product is not there.' }),
  canChangeWishes: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the caller may still change that, for the order and its lines.' }),
  settled: z
    .object({
      subtotal: z.number(),
      deposits: z.number().optional(),
      tax: z.number(),
      amount: z.number(),
      at: z.iso.datetime(),
    })
    .nullable()
    .meta({
      description: 'What the order costs by what was found, at most `amount`. Null until the picking is finished.',
    }),
};

/** The fields about the goods that were found for a line. */
export function toPickedItem(line: OrderLine, order: Order, pick: LinePick | undefined, base: string) {
  const substitute = pick?.substitute;
  return {
    expectedGrams: null,
    ...weightOfPiece(line),
    substitution: line.substitution ?? order.substitution,
    picked: pick
      ? {
          quantity: pick.quantity,
          grams: pick.grams,
          reason: pick.reason,
          amount: toUnits(pick.cents),
          substitute: substitute
            ? {
                productId: substitute.productId,
                name: substitute.name,
                image: substitute.imageHash === null ? '' : pictureUrl(substitute.imageHash, base),
                price: toUnits(substitute.priceCents),
                sizeText: substitute.sizeText,
                ...toItemDeposit(substitute.deposit),
                ...weightOfPiece(substitute),
              }
            : null,
        }
      : null,
  };
}

/** The fields about the cost of the order after the picking. */
export function toSettledFields(order: Order, viewer: Viewer) {
  const { settled, substitution, shippingCents } = order;
  return {
    substitution,
    canChangeWishes: mayChangeWishes(order, viewer),
    settled: settled && {
      subtotal: toUnits(settled.amountCents - settled.taxCents - settled.depositCents - shippingCents),
      deposits: toUnits(settled.depositCents),
      tax: toUnits(settled.taxCents),
      amount: toUnits(settled.amountCents),
      at: new Date(settled.at).toISOString(),
    },
  };
}
