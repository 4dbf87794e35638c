import type { Extension } from './extension.ts';

const pageInputs = ['first', 'after', 'last', 'before', 'count', 'id', 'number'];
const filterInputs = ['paid', 'method', 'since'];

/** The extensions about orders; see extensions.ts. */
export const orderExtensions = {
  'orders.between': {
    meaning:
      'The filters of the seller’s orders take the moment before which an order was placed (`placedBefore`), beside `since`. Needs `orders.pages` and `orders.sums`.',
    inputs: { '/api/order/seller': ['placedBefore'], '/api/order/seller/sums': ['placedBefore'] },
  },
  'orders.details': {
    meaning: 'An order says more than the REST contract does, and replies of both order calls have the placed `order`.',
    outputs: ['isTest', 'number', 'order', 'shipping', 'subtotal', 'tax'],
  },
  'orders.export': {
    meaning: 'The seller, but no packer, downloads the orders of a filter as one CSV file.',
  },
  'orders.for-customers': {
    meaning:
      'The seller, but no packer, takes orders for customers, for example by telephone: with payment at the door, or by a link to pay that is mailed. With a reason also after the last time to order and beyond the places of a time; the history of the order says it, and who took it. The seller lists who has ordered, and keeps a private note. Needs `orders.guests` and `orders.slots`.',
    outputs: ['customer', 'customers', 'nextAfter'],
  },
  'orders.guests': {
    meaning:
      'People order without an account: with an address and a contact that are not saved. A mail has a link to `/guest-order#<secret>`, which shows the order and lets its holder confirm, cancel and keep it, change its wishes (where the store has `orders.wishes`), and export and delete its personal data. `guestOrders` of the settings says whether the shop takes such orders. Needs `order.stages` and `orders.keys`.',
    outputs: ['guest', 'guestOrders'],
  },
  'orders.joined': {
    meaning:
      'A shopper adds an order to one that is not packed yet, until the last moment to order of its time: `joins` names it. Both are one stop: the added order has the same address and time, no fee, no minimum, and takes no further place. `order/open` lists the orders that can be added to. Needs `orders.keys` and `order.stages`.',
    inputs: { '/api/order/cod': ['joins'], '/api/order/stripe': ['joins'] },
    outputs: ['joins', 'joinedBy'],
  },
  'orders.keys': {
    meaning:
      'Both order calls remember the header `Idempotency-Key` for a day: the same key never places a second order. They refuse an address of another shopper and a product out of stock themselves.',
    headers: ['idempotency-key'],
  },
  'orders.lean': {
    meaning:
      'With `products=id`, `product` of an item is the id of the product; it is the whole product if the item has no `name`, or no `image` while the product has one.',
    inputs: { '/api/order/user': ['products'], '/api/order/seller': ['products'] },
  },
  'orders.next': { meaning: 'The seller reads which orders to pick next.' },
  'orders.promised': {
    meaning:
      'The seller lists orders by their promised times: `sort` is `newest` or `promised`, and the filter takes a span of promised times. Needs `orders.pages` and `orders.slots`.',
    inputs: {
      '/api/order/seller': ['promisedFrom', 'promisedBefore', 'promisedKind', 'sort'],
      '/api/order/seller/sums': ['promisedFrom', 'promisedBefore', 'promisedKind'],
    },
  },
  'orders.notes': {
    meaning: 'An order has a note to the shop and a note to the courier, each of at most 500 characters.',
    inputs: {
      '/api/order/cod': ['noteToShop', 'noteToCourier'],
      '/api/order/stripe': ['noteToShop', 'noteToCourier'],
    },
    outputs: ['noteToShop', 'noteToCourier'],
  },
  'orders.online': { meaning: '`POST /api/order/stripe` is set up.' },
  'orders.ledger': {
    meaning: 'The seller reads what money came in, and which products were ordered most.',
  },
  'orders.pages': {
    meaning:
      'Lists of orders have pages: `first` and `after`, or `last` and `before`; with `count=true` also `totalCount`. They find one order by `id` or `number`. A store with this feature also has `orders.sums`.',
    inputs: { '/api/order/user': pageInputs, '/api/order/seller': [...pageInputs, ...filterInputs] },
    outputs: ['pageInfo', 'totalCount'],
  },
  'order.stages': {
    meaning:
      'An order has stages that the seller moves it through, cancelling and refunds; `status` is the stage in words. The calls take `ifVersion` and send the `order` as it is now, also with a refusal. Both lists have an `ETag`.',
    inputs: { '/api/order/seller': ['stages'] },
    outputs: ['stage', 'paymentState', 'version', 'actions', 'timeline', 'refunds', 'paid', 'refunded', 'refundable'],
  },
  'orders.picked': {
    meaning:
      'The seller records what was found of each line, and the order costs that: `settled.amount` is at most `amount`. The shopper says whether missing products may be replaced. `actions` also has `PICK` and `FINISH_PICKING`. Needs `order.stages`.',
    inputs: {
      '/api/order/cod': ['substitution', 'substitutionExceptions'],
      '/api/order/stripe': ['substitution', 'substitutionExceptions'],
    },
    outputs: ['expectedGrams', 'leastGrams', 'likelyGrams', 'picked', 'settled', 'substitution'],
  },
  'orders.search': {
    meaning:
      'The seller finds orders by number, digits of the phone, and beginnings of words of name and email, and lists chosen ones. Needs `orders.pages`.',
    inputs: { '/api/order/seller': ['search', 'ids'], '/api/order/seller/sums': ['search', 'ids'] },
  },
  'orders.sizes': {
    meaning:
      'Items of orders have the weight or size of the product when it was ordered, such as `6 x 330 ml`, or null.',
    outputs: ['sizeText'],
  },
  'orders.slots': {
    meaning:
      'The store promises times from a weekly template, and delivers to areas with fees. `slots` is null when no times are promised; else `slotId` is required. Both order calls refuse a closed slot with `SLOT_CLOSED` on `slotId` and the next free time in the message. The fee is in `shipping` and `amount`.',
    inputs: { '/api/order/cod': ['slotId'], '/api/order/stripe': ['slotId'] },
    outputs: ['slot'],
  },
  'orders.sums': {
    meaning: 'The seller reads number and amount of all orders that a filter lets through.',
  },
  'orders.totals': {
    meaning:
      'An order can name the total that the shopper has seen, in currency units. When it would cost another total, nothing is placed, and the code is `PRICE_CHANGED`.',
    inputs: { '/api/order/cod': ['expectedTotal'], '/api/order/stripe': ['expectedTotal'] },
  },
  'orders.tours': {
    meaning:
      'The seller sends out the orders of one car in their driving order, and each order on its way says how many stops are before it. Needs `order.stages`.',
    outputs: ['stopsBefore'],
  },
  'orders.unpaid': {
    meaning:
      'The seller, but no packer, sees which online orders wait for their payment, and gives their goods and times back.',
    outputs: ['heldUntil'],
  },
  'orders.withdrawal': {
    meaning:
      'Everybody can withdraw from an order by a form without a login, where the shop follows the law of Germany or the EU. The reply is the same whether there is such an order or not; a mail repeats what was sent, and the seller sees it. `withdrawnAt` of an order is null without one.',
    outputs: ['withdrawal', 'withdrawals', 'withdrawnAt'],
  },
  'orders.wishes': {
    meaning:
      'Until the packing begins, the shopper changes what happens to missing products of an order. Needs `orders.picked`.',
    outputs: ['canChangeWishes'],
  },
  'refunds.lines': {
    meaning:
      'A refund can be for lines of the order, named by their positions from 0, and takes their taxes; the order says what is left. Items also have `refundable`, and refunds have `lines`.',
    inputs: { '/api/order/refund': ['lines'] },
    outputs: ['afterRefunds', 'placedTaxes'],
  },
  'refunds.missing': {
    meaning:
      'Before the picking is finished, a refund for the whole order can pay for what will be missing (`forMissing`): then the finish pays back less by so much. Needs `orders.picked`.',
    inputs: { '/api/order/refund': ['forMissing'] },
    outputs: ['forMissing'],
  },
  'withdrawals.answer': {
    meaning:
      'The seller notes which withdrawals are answered: a withdrawal has `answeredAt`, the list has `openCount`, and an order `withdrawalsAnsweredAt`. Needs `orders.withdrawal`.',
    outputs: ['answeredAt', 'openCount', 'withdrawalsAnsweredAt'],
  },
} as const satisfies Record<string, Extension>;
