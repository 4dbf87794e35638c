import { z } from 'zod';
import { orderAction, orderActor, orderPaymentState, orderStage } from '#backend/http/enumerations.ts';
import { postalAddress } from '#backend/features/people/addresses/postal-address.ts';
import { withZipcode } from '#backend/db/postal-code.ts';
import {
  pictureUrl,
  productDocument,
  toProductDocument,
  type ProductDocument,
} from '#backend/features/catalogue/products/product-document.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';
import { pickedItemFields, settledFields, toPickedItem, toSettledFields } from './picking/picking-fields.ts';
import { toUnits, type IncludedTax } from '#backend/rules/money.ts';
import { taxOfRate, toTaxOfRate } from './tax-document.ts';
import { byRate, taxesHeld } from '#backend/rules/held-taxes.ts';
import { itemDeposit, toItemDeposit } from './deposits/item-deposit.ts';
import { emptyLedger } from './order-ledger-repository.ts';
import type { OrderLedger } from './order-ledger.ts';
import { isCash, isPacker, type Viewer } from '#backend/rules/stages.ts';
import { orderSlot, toOrderSlot } from './order-slot.ts';
import { stageFields } from './stage-fields.ts';
import { stopFields, toStopFields } from './joining/stop-fields.ts';
import { minimumAgeOf } from '#backend/rules/minimum-age.ts';
import { moneyOf } from '#backend/rules/order-money.ts';
import type { Order, OrderLine } from './order.ts';
import { refundableOfLines } from '#backend/rules/refund-lines.ts';

const taxesInPrices = z.array(taxOfRate);

const orderItem = z
  .object({
    product: z.union([productDocument, z.string()]).meta({
      description: 'The product today. If it was removed: the data that the order stores. With `products=id`: its id.',
    }),
    quantity: z.number().int(),
    name: z.string().meta({ description: 'The name at the time of the order; image and price are from then, too.' }),
    image: z.string().meta({ description: 'URL of the main picture, or empty.' }),
    price: z.number().meta({ description: 'Price of one piece.' }),
    sizeText: z
      .string()
      .nullable()
      .meta({ description: 'Such as `500 g`, at the time of the order; null when unknown.' }),
    foodVersion: z.int().nullable().meta({
      description: 'The version of the food facts at the time of the order, for `product/food`; null without any.',
    }),
    refundable: z.number().meta({
      description:
        'What the shop may keep of it by now, so what can still be refunded for it: what was found, with its share of a tax on top, less what was refunded for it and does not pay for what is missing.',
    }),
    deposit: itemDeposit,
    portionGrams: z.int().optional().meta({
      description:
        'The grams of one step when it was ordered: `quantity` is a number of steps, `price` that of one. Absent for goods that are sold by the piece.',
    }),
    minimumAge: z.int().nullable().meta({ description: 'The age from which people may have it; null for everybody.' }),
    ...pickedItemFields,
  })
  .meta({ id: 'OrderItem' });

const staffName = z.string().optional().meta({
  description: 'The member of staff who did it, by the name of that time. Absent for others, and for shoppers.',
});

/** An order in the responses of order/user and order/seller. */
export const orderDocument = z
  .object({
    _id: z.string(),
    number: z.string().meta({ description: 'Short and unique, the same for shopper and seller.' }),
    userId: z.string(),
    items: z.array(orderItem),
    subtotal: z.number().meta({ description: 'The sum of the items, in currency units.' }),
    deposits: z.number().optional().meta({ description: 'The deposits of all items, which are in no price.' }),
    tax: z.number().meta({ description: 'The tax that was added to the prices; 0 when they include it.' }),
    taxes: taxesInPrices.meta({
      description:
        'When prices include taxes: those in what the order costs now. Net and tax of all make `settled.amount`, or `amount` before the picking is finished. Else empty.',
    }),
    placedTaxes: taxesInPrices.meta({
      description: 'The same as the order was placed: net and tax of all make `amount`, and they never change.',
    }),
    shipping: z.number(),
    amount: z.number().meta({ description: 'The total: subtotal, deposits, tax and shipping.' }),
    address: postalAddress,
    noteToShop: z.string().nullable().meta({ description: 'What the shopper told the shop, or null.' }),
    noteToCourier: z.string().nullable().meta({ description: 'What the shopper told the courier, or null.' }),
    paymentType: z.enum(['COD', 'Online']),
    slot: orderSlot,
    ...stopFields,
    status: z.string(),
    isPaid: z.boolean(),
    isTest: z.boolean().meta({ description: 'Paid, or to be paid, in the sandbox: no money is moved.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    stage: orderStage,
    paymentState: orderPaymentState,
    version: z.int().meta({ description: 'From 1; rises with every change.' }),
    actions: z.array(orderAction).meta({ description: 'What the caller may do with the order now.' }),
    timeline: z
      .array(
        z.object({
          at: z.iso.datetime(),
          stage: orderStage,
          actor: orderActor,
          note: z.string().nullable(),
          staffName,
        }),
      )
      .meta({ description: 'Oldest first. Empty while an online order waits for its payment.' }),
    refunds: z.array(
      z.object({
        amount: z.number(),
        reason: z.string(),
        state: z.enum(['PENDING', 'DONE', 'FAILED']).meta({
          id: 'RefundState',
          description: 'PENDING: the payment provider has not confirmed it yet. FAILED: the money stays refundable.',
        }),
        at: z.iso.datetime(),
        lines: z
          .array(z.int())
          .meta({ description: 'The positions, from 0, of the items that it is for; empty: the whole order.' }),
        forMissing: z.boolean().meta({
          description: 'Whether it counts towards what is missing when the picking is finished.',
        }),
        staffName,
      }),
    ),
    afterRefunds: z
      .object({
        amount: z.number().meta({ description: '`paid` less `refunded`.' }),
        tax: z.number().meta({ description: 'The tax in it that was added to the prices; 0 when they include it.' }),
        taxes: taxesInPrices.meta({
          description: 'The taxes in it when prices include them; all make it. Else empty.',
        }),
      })
      .nullable()
      .meta({
        description:
          'What is left of what was paid. A refund that is for lines took the taxes of these. Null when nothing was refunded.',
      }),
    paid: z.number(),
    refunded: z.number().meta({ description: 'With refunds that are PENDING.' }),
    refundable: z.number(),
    minimumAge: z
      .int()
      .nullable()
      .meta({ description: 'The age that must be checked at the door, by what was found; null for none.' }),
    withdrawnAt: z.iso.datetime().nullable().meta({
      description: 'When the first withdrawal came that named this order and its email; null without one.',
    }),
    withdrawalsAnsweredAt: z.iso.datetime().nullable().meta({
      description: 'When the seller noted the answer to the last of its withdrawals; null while one is not answered.',
    }),
    stopsBefore: z.int().nullable().meta({
      description:
        'At how many stops the driver still has to deliver before this one. Null when the order is not OUT, or in no tour.',
    }),
    ...settledFields,
  })
  .meta({ id: 'Order' });

/** A removed product, made from the data that the order stores: `product` is never null for clients. */
function removedProduct(line: OrderLine, order: Order, base: string): ProductDocument {
  const price = toUnits(line.priceCents);
  return {
    _id: line.productId,
    name: line.name,
    category: line.category,
    price,
    offerPrice: price,
    image: line.imageHash === null ? [] : [pictureUrl(line.imageHash, base)],
    description: [],
    inStock: false,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.createdAt).toISOString(),
  };
}

function productOf(line: OrderLine, order: Order, { products, base }: Pick<DocumentParts, 'products' | 'base'>) {
  const product = products.get(line.productId);
  return product ? toProductDocument(product, base) : removedProduct(line, order, base);
}

/** Whether only the product of today has a picture. Clients show it with the line. */
const isPictureNewer = (line: OrderLine, products: DocumentParts['products']) =>
  line.imageHash === null && (products.get(line.productId)?.pictures.length ?? 0) > 0;

const toTaxes = (taxes: readonly IncludedTax[]) =>
  taxes.filter(({ netCents, taxCents }) => netCents + taxCents > 0).map(toTaxOfRate);

/** The rest of the payment after refunds; null when nothing was refunded. */
function toAfterRefunds(order: Order, ledger: OrderLedger) {
  const { paidCents, refundedCents } = moneyOf(order, ledger);
  if (refundedCents === 0) return null;
  const heldCents = Math.max(0, paidCents - refundedCents);
  const isAdded = order.taxRule.mode === 'FLOOR';
  const held = taxesHeld(order, ledger, { heldCents, isSettled: order.settled !== null });
  return {
    amount: toUnits(heldCents),
    tax: toUnits(isAdded ? held.reduce((sum, { taxCents }) => sum + taxCents, 0) : 0),
    taxes: isAdded ? [] : toTaxes(byRate(held)),
  };
}

/** The parts from which the documents of a response are made. */
interface DocumentParts {
  /** The current products by id. */
  products: Map<string, Product>;
  /** The origin under which pictures are served. */
  base: string;
  viewer: Viewer;
  now: number;
  /** Whether a line has only the id of its product when the order stores everything else that a list shows. */
  isLean: boolean;
  stopsBefore: number | null;
}

export function toOrderDocument(
  order: Order,
  ledger: OrderLedger = emptyLedger,
  { products, base, viewer, now, isLean, stopsBefore }: DocumentParts,
): z.infer<typeof orderDocument> {
  const refundable = isPacker(viewer) ? [] : refundableOfLines(order, ledger);
  return {
    _id: order.id,
    number: String(order.number),
    userId: order.userId,
    items: order.lines.map((line, at) => {
      return {
        product:
          isLean && !isPictureNewer(line, products) ? line.productId : productOf(line, order, { products, base }),
        quantity: line.quantity,
        name: line.name,
        image: line.imageHash === null ? '' : pictureUrl(line.imageHash, base),
        price: toUnits(line.priceCents),
        sizeText: line.sizeText,
        foodVersion: line.foodVersion,
        refundable: toUnits(refundable[at] ?? 0),
        ...toItemDeposit(line.deposit),
        ...(line.portionGrams !== null && { portionGrams: line.portionGrams }),
        minimumAge: line.minimumAge,
        ...toPickedItem(
          line,
          order,
          ledger.picks.find((pick) => pick.line === at),
          base,
        ),
      };
    }),
    subtotal: toUnits(order.subtotalCents),
    deposits: toUnits(order.depositCents),
    tax: toUnits(order.taxCents),
    taxes: toTaxes(ledger.taxes.settled ?? ledger.taxes.placed),
    placedTaxes: toTaxes(ledger.taxes.placed),
    shipping: toUnits(order.shippingCents),
    amount: toUnits(order.amountCents),
    // A packer delivers, and needs no email for that.
    address: isPacker(viewer) ? { ...withZipcode(order.address), email: '' } : withZipcode(order.address),
    noteToShop: order.noteToShop,
    noteToCourier: order.noteToCourier,
    paymentType: isCash(order) ? 'COD' : order.paymentType,
    slot: toOrderSlot(order.slot),
    ...toStopFields(ledger.stop),
    status: order.status,
    isPaid: order.isPaid,
    isTest: order.provider === 'sandbox',
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    ...stageFields(order, ledger, viewer, now),
    afterRefunds: isPacker(viewer) ? null : toAfterRefunds(order, ledger),
    minimumAge: minimumAgeOf(order, ledger.picks),
    withdrawnAt: order.withdrawnAt === null ? null : new Date(order.withdrawnAt).toISOString(),
    withdrawalsAnsweredAt:
      order.withdrawalsAnsweredAt === null ? null : new Date(order.withdrawalsAnsweredAt).toISOString(),
    stopsBefore,
    ...toSettledFields(order, viewer),
  };
}
