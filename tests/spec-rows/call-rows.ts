/** Section 7, the calls: each row with the titles of its tests by file. */
export const callRows = {
  'all requests send credentials (cookies) to a configured backend base address': {
    'tests/e2e/shell.test.ts': [
      'the login dialog logs a shopper in, also after a reload, with My Orders and Logout in the profile menu',
    ],
    'tests/gateway/rest-calls.test.ts': [
      'me reads user/is-auth with only the shopper’s cookie, once per operation',
      'seller reads seller/is-auth with only the seller’s cookie',
    ],
    'tests/unit/gateway-config.test.ts': [
      'every setting is read',
      'BACKEND_PORT sets the default address of the store',
    ],
    'tests/backend/http-server.test.ts': ['pages of this machine may call with cookies, others may not'],
  },
  'GET /api/product/list: none → success, products, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['products reads product/list without a cookie'],
    'tests/backend/product-catalogue.test.ts': [
      'an added product is in the public list, with numbers for prices and ISO dates',
    ],
  },
  'GET /api/seller/is-auth: none → success': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['seller reads seller/is-auth with only the seller’s cookie'],
    'tests/backend/access-rules.test.ts': [
      'every seller call refuses a request without the seller’s session, with the same message',
    ],
  },
  'GET /api/user/is-auth: none → success, user (with cartItems)': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['me reads user/is-auth with only the shopper’s cookie, once per operation'],
    'tests/backend/user-sessions.test.ts': ['registering logs in and returns the whole user'],
  },
  'POST /api/cart/update: userId, cartItems → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'updateCart sends the whole cart as a map, with the session’s user id in both spellings',
    ],
    'tests/backend/cart-sync.test.ts': ['the cart is replaced as a whole and returned by is-auth and login'],
    'tests/web/cart-sync.test.tsx': ['every change of a logged-in shopper sends the whole cart'],
  },
  'GET /api/user/logout: none → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['logout calls user/logout once with the cookie and clears it in the browser'],
    'tests/backend/user-sessions.test.ts': ['logging out ends the session, not only the cookie'],
  },
  'POST /api/user/login: email, password → success, user, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'login sends email and password, and a refusal is data with the store’s message',
    ],
    'tests/backend/user-sessions.test.ts': [
      'login returns the whole user, ignores extra fields, and creates a new session id each time',
      'a wrong password and an unknown email get the same message',
    ],
  },
  'POST /api/user/register: name, email, password → success, user, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['register sends name, email and password, and returns the session cookie'],
    'tests/backend/user-sessions.test.ts': ['registering logs in and returns the whole user'],
  },
  'GET /api/address/get: query userId → success, addresses, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['addresses reads address/get with the session’s user id'],
    'tests/backend/address-book.test.ts': ['addresses are listed as saved, oldest first, and only for their owner'],
  },
  'POST /api/address/add: userId, address → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'addAddress sends the postal code in both spellings and returns the new address',
    ],
    'tests/backend/address-book.test.ts': ['addresses are listed as saved, oldest first, and only for their owner'],
  },
  'POST /api/order/cod: userId, items (list of product, quantity), address (id) → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'placeOrder on delivery calls order/cod with the idempotency key and without Origin',
    ],
    'tests/backend/order-placing.test.ts': [
      'a cash order has the store’s prices, is listed with all its data, and empties the cart',
    ],
  },
  'POST /api/order/stripe: same body as cod → success, url, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'placeOrder online calls order/stripe with the shop’s origin and returns the payment page',
    ],
    'tests/backend/stripe-payment.test.ts': [
      'the checkout has every line and the tax as a line, and its sum is the order’s total to the cent',
    ],
    'tests/backend/sandbox-payment.test.ts': [
      'Pay redirects to the loader, and only then the order is paid and listed and the cart is empty',
    ],
  },
  'GET /api/order/user: query userId → success, orders': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['a shopper’s orders are read from order/user'],
    'tests/backend/order-placing.test.ts': [
      'a shopper’s list has only own orders, newest first; the seller’s list has all',
    ],
  },
  'GET /api/order/seller: none → success, orders, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['the seller’s orders are read from order/seller'],
    'tests/backend/order-placing.test.ts': [
      'a shopper’s list has only own orders, newest first; the seller’s list has all',
    ],
  },
  'POST /api/seller/login: email, password → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'sellerLogin sends email and password, and the same operation can read the seller’s orders',
    ],
    'tests/backend/access-rules.test.ts': ['the seller can log in only with the configured email and password'],
  },
  'GET /api/seller/logout: none → success, message': {
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': ['sellerLogout calls seller/logout and keeps the shopper’s session'],
    'tests/backend/access-rules.test.ts': [
      'one browser can have both sessions, and a refusal for one role does not end the other session',
    ],
  },
  'POST /api/product/add: multipart form, productData (JSON) and images → success, message': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/uploads.test.ts': [
      'a product with pictures arrives unchanged: its data first, then its pictures in order',
    ],
    'tests/backend/product-catalogue.test.ts': [
      'an added product is in the public list, with numbers for prices and ISO dates',
    ],
  },
  'POST /api/product/stock: id, inStock → success, message': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
    'tests/gateway/rest-calls.test.ts': [
      'setProductStock sends id and state as the seller, and returns the changed product',
    ],
    'tests/backend/product-catalogue.test.ts': ['a change of stock shows in the list at once'],
  },
};
