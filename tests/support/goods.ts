/** Documents of a REST store with fixed values; `over` replaces single fields. */

export const product = (over: object = {}) => ({
  _id: 'p1',
  name: 'Green Apples',
  category: 'Fruits',
  price: 5,
  offerPrice: 4.25,
  image: ['https://pictures.test/apples.png'],
  description: ['Crisp.', 'From the valley.'],
  inStock: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-03T03:04:05.000Z',
  ...over,
});

export const shopper = (over: object = {}) => ({
  _id: 'u1',
  name: 'Ann',
  email: 'ann@example.com',
  cartItems: { p1: 2 },
  ...over,
});

const place = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  street: '1 Main St',
  city: 'Springfield',
  state: 'Oregon',
  country: 'USA',
  phone: '5551234',
};

export const newAddress = (over: object = {}) => ({ ...place, zipcode: 97477, ...over });

export const address = (over: object = {}) => ({ _id: 'a1', userId: 'u1', ...newAddress(), ...over });

/** The fields that a store with the feature `order.stages` adds to an order. */
export const inLife = (over: object = {}) => ({
  stage: 'PICKING',
  paymentState: 'PARTLY_REFUNDED',
  version: 3,
  actions: ['MOVE_TO_READY', 'CANCEL', 'REFUND'],
  timeline: [
    { at: '2026-02-03T04:05:06.000Z', stage: 'PLACED', actor: 'SHOPPER', note: null },
    { at: '2026-02-03T05:00:00.000Z', stage: 'PICKING', actor: 'SELLER', note: 'On it.' },
  ],
  refunds: [{ amount: 1.5, reason: 'A bruised apple', state: 'DONE', at: '2026-02-03T06:00:00.000Z' }],
  paid: 8.16,
  refunded: 1.5,
  refundable: 6.66,
  ...over,
});

export const order = (over: object = {}) => ({
  _id: 'o1',
  userId: 'u1',
  items: [{ product: product(), quantity: 2, name: 'Green Apples', image: 'https://pictures.test/then.png', price: 4 }],
  amount: 8.16,
  address: address(),
  paymentType: 'COD',
  status: 'Order Placed',
  isPaid: false,
  createdAt: '2026-02-03T04:05:06.000Z',
  ...over,
});
