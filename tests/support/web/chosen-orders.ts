import {
  SellerChosenOrdersDocument,
  type ChosenOrder_orderFragment,
  type SellerChosenOrdersQuery,
} from '#web/__generated__/seller-picking.ts';
import { answer } from './gateway-stand-in.ts';

/** Orders on the pick list and on the packing slips. */

type Order = ChosenOrder_orderFragment;

export function anItem(name: string, quantity: number, category: string | null): Order['items'][number] {
  const id = name.toLowerCase();
  const product = {
    __typename: 'Product' as const,
    id,
    gtin: null,
    name,
    category: category === null ? null : { __typename: 'Category' as const, slug: category, label: `The ${category}` },
  };
  return {
    __typename: 'OrderItem',
    deposit: null,
    expectedGrams: null,
    image: null,
    leastGrams: null,
    likelyGrams: null,
    minimumAge: null,
    portionGrams: null,
    name,
    picked: null,
    productId: id,
    quantity,
    product: category === '' ? null : product,
    substitution: null,
    unitPrice: 2,
    weight: null,
  };
}

export function anOrder(number: string, items: Order['items'], over: Partial<Order> = {}): Order {
  return {
    __typename: 'Order',
    id: `o${number}`,
    actions: null,
    amount: 24.5,
    createdAt: '2026-03-01T09:30:00.000Z',
    isPaid: false,
    joinedBy: null,
    joins: null,
    isTest: false,
    minimumAge: null,
    noteToCourier: null,
    noteToShop: null,
    number,
    paid: 0,
    payment: 'COD',
    slot: null,
    settled: null,
    stage: 'PLACED',
    stopsBefore: null,
    timeline: null,
    version: 1,
    address: {
      __typename: 'DeliveryAddress',
      city: 'Springfield',
      country: 'USA',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '555 0100',
      state: 'Oregon',
      street: '12 Garden Lane',
      postalCode: '97477',
    },
    items,
    ...over,
  };
}

export const walk = ['dairy', 'fruits'].map((slug, at) => ({
  __typename: 'SellerCategory' as const,
  slug,
  label: `The ${slug}`,
  walk: at,
}));

export const chosenOrders = [
  anOrder('1001', [anItem('Bananas', 5, 'fruits'), anItem('Milk', 1, 'dairy')]),
  anOrder('1002', [anItem('Bananas', 7, 'fruits'), anItem('Apples', 2, 'fruits'), anItem('Old soap', 1, '')]),
];

/** The gateway lists the newest first, here one order a page. */
export function answerOrders(all: readonly Order[] = chosenOrders) {
  const newestFirst = all.toReversed();
  answer(SellerChosenOrdersDocument, ({ after }): SellerChosenOrdersQuery => {
    const at = newestFirst.findIndex(({ id }) => id === after) + 1;
    return {
      seller: {
        __typename: 'Seller',
        allCategories: walk,
        page: {
          __typename: 'OrderConnection',
          nodes: newestFirst.slice(at, at + 1),
          pageInfo: {
            __typename: 'PageInfo',
            endCursor: newestFirst[at]?.id ?? null,
            hasNextPage: at + 1 < newestFirst.length,
          },
        },
      },
    };
  });
}
