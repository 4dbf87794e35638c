import type { Calls, StoreParts } from './store-parts.ts';
import { textOf, type Json } from './records.ts';

/** The calls of the cart and of the address book. */
export function shopperRecordCalls({ has, records, sessions, answers }: StoreParts): Calls {
  const { addresses, newId } = records;
  const { done, badInput, refusal, noShopper } = answers;
  const { shopperOf } = sessions;

  return {
    'POST /api/cart/update': (request, given) => {
      const shopper = shopperOf(request, given);
      // `trustedUserId` reports success even when the user does not exist.
      if (!shopper) return has('trustedUserId') ? done('changed', { message: 'Cart Updated' }) : noShopper();
      const entries = Object.entries((given['cartItems'] ?? {}) as Json);
      shopper.cartItems = Object.fromEntries(
        entries.map(([id, n]) => [id, has('productIdLines') ? String(Number(n)) : n]),
      );
      return done('changed', { message: 'Cart Updated' });
    },

    'GET /api/address/get': (request, given) => {
      const shopper = shopperOf(request, given);
      if (!shopper) return noShopper();
      const own = addresses.filter(({ userId }) => userId === shopper._id);
      return own.length === 0 && has('emptyAsFailure')
        ? refusal(404, 'No address found')
        : done('read', { addresses: own });
    },

    'POST /api/address/add': (request, given) => {
      const shopper = shopperOf(request, given);
      if (!shopper) return has('trustedUserId') ? badInput('userId is required') : noShopper();
      const { zipcode, zipCode, phone, ...address } = (given['address'] ?? {}) as Json;
      if (has('zipCode') && zipCode === undefined) return refusal(500, 'Address validation failed: zipCode: required');
      addresses.push({
        ...address,
        _id: newId(),
        userId: shopper._id,
        ...(has('zipCode') ? { zipCode } : { zipcode }),
        phone: has('bareRefusals') ? Number(textOf(phone).replace(/\D/g, '')) : phone,
      });
      return done('created', { message: 'Address added successfully' }, { createdIn: ['zipCode'] });
    },
  };
}
