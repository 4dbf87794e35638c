import type { IncomingMessage } from 'node:http';
import type { Answer } from './answers.ts';
import type { Calls, StoreParts } from './store-parts.ts';
import { documentOfProduct } from './products.ts';
import type { Id, Json, StockedProduct, StoredOrder } from './records.ts';

/** The calls under /api/order. */
export function orderCalls(parts: StoreParts): Calls {
  const { has, records, sessions, answers, liesAboutMoney } = parts;
  const { products, addresses, orders, shoppers, newId } = records;
  const { done, badInput, refusal, notThere, noShopper, noSeller } = answers;

  function documentOf({ lines, address, userId, returnTo: _returnTo, ...order }: StoredOrder, forSeller: boolean) {
    const buyer = shoppers.find(({ _id }) => _id === userId);
    return {
      ...order,
      userId:
        forSeller && has('trustedUserId') && buyer ? { _id: userId, name: buyer.name, email: buyer.email } : userId,
      items: lines.map(({ id, quantity }) => {
        const product = products.find(({ _id }) => _id === id);
        const populated = product ? documentOfProduct(product, parts) : null;
        return has('productIdLines')
          ? { productId: populated, quantity: String(quantity) }
          : { product: populated, quantity };
      }),
      address: addresses.find(({ _id }) => _id === address) ?? null,
      status: has('productIdLines') ? 'Order placed' : 'Order Placed',
      updatedAt: order.createdAt,
    };
  }

  function place(request: IncomingMessage, given: Json, isOnline: boolean): Answer {
    const shopper = sessions.shopperOf(request, given);
    if (!shopper) return noShopper();
    const items = Array.isArray(given['items']) ? (given['items'] as Json[]) : [];
    if (items.length === 0 || !given['address'])
      return has('statusCodes') ? refusal(500, 'Invalid data') : badInput('Invalid data');
    const lines = items.map((item) => ({
      id: (has('productIdLines') ? item['productId'] : item['product']) as Id,
      quantity: Number(item['quantity']),
    }));
    const found = lines.map(({ id }) => products.find(({ _id }) => _id === id));
    if (found.includes(undefined)) {
      return has('bareRefusals', 'strictOrigin', 'trustedUserId', 'statusCodes', 'numericIds')
        ? notThere('Product not found')
        : badInput("Cannot read properties of null (reading 'offerPrice')");
    }
    if (has('strictOrigin', 'numericIds') && !addresses.some(({ _id }) => _id === given['address']))
      return notThere('Address not found');
    const priceOf = (product: StockedProduct | undefined) =>
      Math.round(((has('productIdLines') && liesAboutMoney ? product?.price : product?.offerPrice) ?? 0) * 100);
    const cents = lines.reduce((sum, { quantity }, at) => sum + priceOf(found[at]) * quantity, 0);
    const amount = (cents + Math.floor(cents * 0.02)) / 100;
    const origin = request.headers.origin ?? 'undefined';
    const order: StoredOrder = {
      _id: newId(),
      userId: shopper._id,
      lines,
      amount: isOnline && has('emptyAsFailure') && liesAboutMoney ? amount * 100 : amount,
      address: given['address'] as Id,
      paymentType: isOnline ? 'Online' : 'COD',
      isPaid: !isOnline && has('strictOrigin') && liesAboutMoney,
      createdAt: new Date().toISOString(),
      returnTo: origin,
    };
    orders.unshift(order);
    if (isOnline) {
      const body = { url: `${origin}/pay/${order._id}` };
      const answer = done('created', body, { createdIn: ['zipCode'] });
      return has('bareRefusals') ? { ...answer, body } : answer;
    }
    // Hardly any existing store empties the cart after a cash order: the gateway must.
    return done(
      'created',
      { message: 'Order Placed Successfully', ...(has('bareRefusals', 'trustedUserId') && { order }) },
      { createdIn: ['zipCode', 'trustedUserId'] },
    );
  }

  const listed = (list: StoredOrder[], forSeller: boolean) =>
    done('read', {
      orders: list
        .filter(({ paymentType, isPaid }) => paymentType === 'COD' || isPaid)
        .map((order) => documentOf(order, forSeller)),
    });

  return {
    'POST /api/order/cod': (request, given) => place(request, given, false),
    'POST /api/order/stripe': (request, given) => place(request, given, true),

    'GET /api/order/user': (request) => {
      const shopper = sessions.bySession(request);
      if (!shopper) return noShopper();
      return listed(
        orders.filter(({ userId }) => userId === shopper._id),
        false,
      );
    },

    'GET /api/order/seller': (request) => (sessions.isSeller(request) ? listed(orders, true) : noSeller()),
  };
}
