import type { GuestAddressInput, OrderLineInput, PlaceGuestOrderInput } from '#gateway/__generated__/schema.ts';
import type { StoreFeatures } from './store-features.ts';
import { given } from '#gateway/transport/given.ts';
import type { InputPath } from '#gateway/refusals/user-errors.ts';
import { phoneToSend } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';

/** Orders with a typed address, in place of one that an account has saved. */

type Contents = Omit<PlaceGuestOrderInput, 'address' | 'idempotencyKey'>;

export const toRestAddress = ({ postalCode, phone, ...address }: GuestAddressInput) => ({
  ...address,
  phone: phoneToSend(phone),
  zipcode: readPostalCode(postalCode) ?? postalCode,
});

/** The fields of such an order that a refusal can name, for `inputPath`. */
export const typedOrderFields = {
  address: true,
  expectedTotal: true,
  idempotencyKey: 'Idempotency-Key',
  items: true,
  noteToCourier: true,
  noteToShop: true,
  payment: true,
  slotId: true,
  substitution: true,
} as const;

/** Maps names of the store to the input: `items.0.product` is `items.0.productId`, `address.zipcode` is `address.postalCode`. */
export const typedOrderPath =
  (toField: InputPath): InputPath =>
  ([name = '', ...rest]) => {
    const field = rest.map(
      (part) => ({ product: 'productId', zipcode: 'postalCode', zipCode: 'postalCode' })[part] ?? part,
    );
    return toField([name, ...field]);
  };

/** A line of an order with what the store knows of. */
export const orderLine = (
  { productId, quantity, portionGrams }: OrderLineInput,
  features: Pick<StoreFeatures, 'has'>,
) => ({
  productId,
  quantity,
  ...(portionGrams != null && features.has('PRODUCTS_PORTIONS') && { portionGrams }),
});

/** What is ordered and how, as the store takes it. */
export function toRestContents(
  { items, payment, expectedTotal, noteToShop, noteToCourier, slotId, substitution }: Contents,
  features: Pick<StoreFeatures, 'has'>,
) {
  const exceptions = items.flatMap((line) =>
    line.substitution == null ? [] : [[line.productId, line.substitution] as const],
  );
  return {
    payment: payment === 'ONLINE' ? 'Online' : 'COD',
    items: items.map((line) => {
      const { productId: product, ...rest } = orderLine(line, features);
      return { product, ...rest };
    }),
    ...given({
      expectedTotal: features.has('ORDERS_TOTALS') ? expectedTotal : undefined,
      slotId: features.has('ORDERS_SLOTS') ? slotId : undefined,
      ...(features.has('ORDERS_NOTES') && { noteToShop, noteToCourier }),
      ...(features.has('ORDERS_PICKED') && {
        substitution,
        substitutionExceptions: exceptions.length > 0 ? Object.fromEntries(exceptions) : undefined,
      }),
    }),
  };
}

/** The headers of an order: as for one of a shopper, the store makes addresses of this origin for the payment page. */
export function orderHeaders(
  { payment, idempotencyKey }: Pick<PlaceGuestOrderInput, 'payment' | 'idempotencyKey'>,
  publicOrigin: string,
) {
  const { host, protocol } = new URL(publicOrigin);
  return {
    'idempotency-key': idempotencyKey ?? undefined,
    ...(payment === 'ONLINE' && {
      origin: publicOrigin,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    }),
  };
}
