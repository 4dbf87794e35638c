import { orderLine } from '#gateway/store/typed-order.ts';
import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import type { PlaceOrderInput } from '#gateway/__generated__/schema.ts';
import { unitPriceOf } from '#gateway/catalogue/unit-price.ts';
import { packSizeIn, weightIn } from '#gateway/catalogue/weight-text.ts';
import { payloadFields, userPayloadFields } from '#gateway/refusals/payload-fields.ts';
import { cursorOf } from './order-page.ts';
import type { NewOrder } from './order-sending.ts';
import { paymentIn } from './payment-method.ts';
import { checkLength, ordersRead, regularsOf } from './regulars.ts';
import { isSelected } from './selected-field.ts';

const notesIn = ({ noteToShop, noteToCourier }: PlaceOrderInput) => ({
  noteToShop: noteToShop ?? undefined,
  noteToCourier: noteToCourier ?? undefined,
});

export const ordersResolvers = {
  Query: {
    order: (_root, name, { api }) => api.orders.find(name),
  },
  Mutation: {
    placeOrder: (_root, { input }, { api, features }, info) =>
      api.orders
        .place(
          {
            addressId: input.addressId ?? '',
            joins: input.joins ?? undefined,
            lines: input.items.map((line) => orderLine(line, features)),
            isOnline: input.payment === 'ONLINE',
            idempotencyKey: input.idempotencyKey ?? undefined,
            ...wishesIn(input, features.has('ORDERS_PICKED')),
            slotId: features.has('ORDERS_SLOTS') ? (input.slotId ?? undefined) : undefined,
            notes: features.has('ORDERS_NOTES') ? notesIn(input) : undefined,
            expectedTotal: features.has('ORDERS_TOTALS') ? (input.expectedTotal ?? undefined) : undefined,
          },
          { withOrder: isSelected('order', info) },
        )
        .finally(() => api.delivery.forget()),
    moveOrder: (_root, { input }, { api }) => api.orderChanges.move(input),
    cancelOrder: (_root, { input }, { api }) => api.orderChanges.cancel(input),
    changeOrderWishes: (_root, { input }, { api }) => api.orderChanges.changeWishes(input),
    refundOrder: (_root, { input }, { api }) => api.orderChanges.refund(input),
    startTour: (_root, { input }, { api }) => api.tours.start(input),
    pickLine: (_root, { input }, { api }) => api.picking.pick(input),
    releaseOrder: (_root, { input }, { api }) => api.unpaidOrders.release(input.id),
    finishPicking: (_root, { input }, { api }) => api.picking.finish(input),
  },
  User: {
    openOrders: (_user, _args, { api }) => api.openOrders.list(),
    orders: ({ _id }, args, { api }, info) =>
      api.orders.lists.pageOfShopper(_id, args, { withCount: isSelected('totalCount', info) }),
    async regulars({ _id }, { first }, { api }) {
      const length = checkLength(first ?? 8);
      const { orders } = await api.orders.lists.pageOfShopper(_id, { first: ordersRead });
      return regularsOf(orders, (id) => api.products.findIfKnown(id), length);
    },
  },
  Seller: {
    orders: (_seller, args, { api }, info) =>
      api.orders.lists.pageOfStore(args, { withCount: isSelected('totalCount', info) }),
    promisedTimes: (_seller, { filter }, { api }) => api.orders.lists.promisedTimes(filter),
    nextToPick: (_seller, args, { api }) => api.orders.lists.nextToPick(args),
    bestSellers: (_seller, args, { api }) => api.orderTakings.bestSellers(args),
    takings: (_seller, { starts }, { api }) => api.orderTakings.takings(starts),
    orderSums: (_seller, { filter, starts }, { api }) => api.orders.lists.sumsOfStore(filter ?? {}, starts ?? []),
    unpaidOrders: (_seller, _args, { api }) => api.unpaidOrders.list(),
  },
  OrderConnection: {
    edges: ({ orders }) => orders.map((order) => ({ node: order, cursor: cursorOf(order) })),
    nodes: ({ orders }) => orders,
    pageInfo: ({ orders: [first, ...rest], hasNextPage, hasPreviousPage }) => {
      const last = rest.at(-1) ?? first;
      return {
        startCursor: first ? cursorOf(first) : null,
        endCursor: last ? cursorOf(last) : null,
        hasNextPage,
        hasPreviousPage,
      };
    },
  },
  Order: {
    id: ({ _id }) => _id,
    payment: ({ paymentType }) => paymentIn(paymentType),
    paymentText: ({ paymentType }) => paymentType,
  },
  NamedOrder: {
    id: ({ _id }) => _id,
  },
  OpenOrder: {
    id: ({ _id }) => _id,
  },
  BestSeller: {
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
  },
  OrderItem: {
    food: ({ productId, foodVersion }, _args, { api }) =>
      productId === null || foodVersion === null ? null : api.food.find(productId, foodVersion),
    foodVersion: ({ foodVersion }, _args, { features }) => (features.has('PRODUCTS_FOOD') ? foodVersion : null),
    image: ({ image, name }) => (image === null ? null : { url: image, width: null, height: null, alt: name ?? '' }),
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
    sizePrice: ({ price, weight, expectedGrams }, _args, { measures }) =>
      price === null ? null : unitPriceOf({ offerPrice: price, size: packSizeIn(weight, measures()), expectedGrams }),
    unitPrice: ({ price }) => price,
    weight: ({ weight }, _args, { formatSettings }) => weightIn(formatSettings.locale, weight),
  },
  Substitute: {
    image: ({ image, name }) => (image === null ? null : { url: image, width: null, height: null, alt: name }),
    unitPrice: ({ price }) => price,
    weight: ({ weight }, _args, { formatSettings }) => weightIn(formatSettings.locale, weight),
  },
  PlaceOrderPayload: {
    order: ({ order }) => order ?? null,
    ...userPayloadFields,
  },
  MoveOrderPayload: payloadFields,
  CancelOrderPayload: payloadFields,
  ChangeOrderWishesPayload: payloadFields,
  RefundOrderPayload: payloadFields,
  StartTourPayload: payloadFields,
  ReleaseOrderPayload: payloadFields,
  PickLinePayload: payloadFields,
  FinishPickingPayload: payloadFields,
} satisfies Resolvers;

/** The shopper's wishes for products that are not there, over a store that takes wishes. */
function wishesIn({ items, substitution }: PlaceOrderInput, isSupported: boolean): Partial<NewOrder> {
  if (!isSupported) return {};
  const exceptions = items.flatMap((line) => (line.substitution == null ? [] : [[line.productId, line.substitution]]));
  return {
    ...(substitution != null && { substitution }),
    ...(exceptions.length > 0 && { substitutionExceptions: Object.fromEntries(exceptions) }),
  };
}
