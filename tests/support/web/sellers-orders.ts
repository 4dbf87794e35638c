import {
  SellerOrdersDocument,
  type SellerOrder_orderFragment as Order,
  type SellerOrdersQuery,
} from '#web/__generated__/seller-orders.ts';
import { answer } from './gateway-stand-in.ts';
import { anOrder, inStages } from './shop-factories.ts';

/** Orders in the seller's list. */

const placed = inStages({ actions: ['CANCEL', 'MOVE_TO_PICKING'] });
export const picking = inStages({ stage: 'PICKING', version: 2, actions: ['MOVE_TO_READY', 'CANCEL'] });

/** An order over a store without stages. */
export function aSellersOrder(over: Partial<Order> = {}): Order {
  const { items, payment: _payment, ...order } = anOrder();
  return {
    ...order,
    isTest: false,
    minimumAge: null,
    refunds: null,
    timeline: null,
    substitution: null,
    withdrawalsAnsweredAt: null,
    address: order.address && { ...order.address, email: 'ada@example.com' },
    items: items.map(({ product: _product, ...item }) => ({ ...item, refundable: null, substitution: null })),
    ...over,
  };
}

/** An order that was just placed. */
export const aPlacedSellersOrder = (over: Partial<Order> = {}): Order => aSellersOrder({ ...placed, ...over });

/** A gateway with these orders; tests replace them as the store would. */
export function openShop(...orders: Order[]) {
  const shop = { orders };
  answer(SellerOrdersDocument, ({ filter, starts }) => {
    const wanted = filter?.stages;
    const stages = Array.isArray(wanted) ? wanted : undefined;
    const chosen = shop.orders.filter(({ stage }) => stage && (!stages || stages.includes(stage)));
    const sums = { amount: chosen.length, count: chosen.length };
    const seller = {
      __typename: 'Seller',
      page: {
        __typename: 'OrderConnection',
        nodes: chosen,
        pageInfo: { __typename: 'PageInfo', endCursor: chosen.at(-1)?.id ?? null, hasNextPage: false },
      },
      shown: { __typename: 'OrderSums', ...sums, pendingAmount: 0, pendingCount: 0, tests: null },
      all: {
        __typename: 'OrderSums',
        count: shop.orders.length,
        payments: ['COD'],
        tests: null,
        days: (Array.isArray(starts) ? starts : []).map(() => ({ __typename: 'OrderDay', amount: 0, count: 0 })),
        stages: (['PLACED', 'PICKING', 'CANCELLED'] as const).map((stage) => ({
          __typename: 'OrderStageCount',
          stage,
          count: shop.orders.filter((order) => order.stage === stage).length,
        })),
      },
    } satisfies SellerOrdersQuery['seller'];
    return { seller };
  });
  return shop;
}
