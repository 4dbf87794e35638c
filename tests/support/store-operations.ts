import { address, product, shopper } from './goods.ts';

/** Responses of a store that knows a shopper and the seller, for the reads that other operations need. */
export const sessionReplies: Record<string, object> = {
  'GET /api/user/is-auth': { success: true, user: shopper() },
  'GET /api/seller/is-auth': { success: true },
  'GET /api/address/get': { success: true, addresses: [address()] },
  'GET /api/product/list': { success: true, products: [product()] },
};

export const addressInput =
  'firstName: "A", lastName: "B", email: "a@b.c", street: "S", city: "C", state: "S", country: "C", phone: "1", zipcode: 1';

/** An operation that orders one product. */
export const placeOrder = (payment: 'COD' | 'ONLINE') =>
  `mutation { placeOrder(input: { addressId: "a1", payment: ${payment}, items: [{ productId: "p1", quantity: 1 }] }) { success } }`;

export const setProductStock = 'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }';

/** Each of the seventeen calls with an operation that sends it. */
export const callOperations: [call: string, operation: string][] = [
  ['GET /api/product/list', '{ products { totalCount } }'],
  ['GET /api/user/is-auth', '{ me { id } }'],
  ['GET /api/seller/is-auth', '{ seller { __typename } }'],
  ['GET /api/address/get', '{ me { addresses { id } } }'],
  ['GET /api/order/user', '{ me { orders { nodes { id } } } }'],
  ['GET /api/order/seller', '{ seller { orders { nodes { id } } } }'],
  ['POST /api/user/login', 'mutation { login(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  [
    'POST /api/user/register',
    'mutation { register(input: { name: "A", email: "a@b.c", password: "hush-hush" }) { success } }',
  ],
  ['GET /api/user/logout', 'mutation { logout { success } }'],
  ['POST /api/seller/login', 'mutation { sellerLogin(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  ['GET /api/seller/logout', 'mutation { sellerLogout { success } }'],
  ['POST /api/cart/update', 'mutation { updateCart(input: { items: [] }) { success } }'],
  ['POST /api/address/add', `mutation { addAddress(input: { ${addressInput} }) { success } }`],
  ['POST /api/order/cod', placeOrder('COD')],
  ['POST /api/order/stripe', placeOrder('ONLINE')],
  [
    'POST /api/product/add',
    'mutation { addProduct(input: { name: "A", category: "fruits", price: 2, offerPrice: 1, images: [] }) { success } }',
  ],
  ['POST /api/product/stock', setProductStock],
];
