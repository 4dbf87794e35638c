/** Section 7, the calls: each row with the titles of its tests by file. */
export const callRows = {
  'all requests send credentials (cookies) to a configured backend base address': {
    'tests/e2e/shell.test.ts': [
      'logs a shopper in, also after a reload, with My Orders and Logout in the profile menu',
    ],
    'tests/gateway/seventeen-calls.test.ts': [
      'me reads user/is-auth with only the shopper’s cookie, once per operation',
      'seller reads seller/is-auth with only the seller’s cookie',
    ],
    'tests/unit/gateway-config.test.ts': [
      'every setting is read',
      'BACKEND_PORT sets the default address of the store',
    ],
    'tests/backend/http-manners.test.ts': ['pages on this machine may call with cookies, others may not'],
  },
  'GET /api/product/list: none → success, products, message': {
    'tests/contract/seventeen-calls.test.ts': ['GET product/list answers every product'],
    'tests/gateway/seventeen-calls.test.ts': ['products reads product/list without a cookie'],
    'tests/backend/product-catalogue.test.ts': [
      'an added product is listed for everybody, with numbers for prices and ISO dates',
    ],
  },
  'GET /api/seller/is-auth: none → success': {
    'tests/contract/seventeen-calls.test.ts': [
      'POST seller/login sets the cookie sellerToken and GET seller/is-auth agrees',
    ],
    'tests/gateway/seventeen-calls.test.ts': ['seller reads seller/is-auth with only the seller’s cookie'],
    'tests/backend/access-rules.test.ts': ['every seller call refuses whoever is not the seller, in the same words'],
  },
  'GET /api/user/is-auth: none → success, user (with cartItems)': {
    'tests/contract/seventeen-calls.test.ts': ['GET user/is-auth answers the user with the cart'],
    'tests/gateway/seventeen-calls.test.ts': [
      'me reads user/is-auth with only the shopper’s cookie, once per operation',
    ],
    'tests/backend/user-sessions.test.ts': ['registering logs in and answers the whole user'],
  },
  'POST /api/cart/update: userId, cartItems → success, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST cart/update saves the cart that is-auth answers'],
    'tests/gateway/seventeen-calls.test.ts': [
      'updateCart sends the whole cart as a map, with the session’s user id in both spellings',
    ],
    'tests/backend/cart-sync.test.ts': ['the cart is replaced as a whole and comes back with is-auth and login'],
    'tests/web/cart-sync.test.tsx': ['every change of a logged-in shopper is sent whole'],
  },
  'GET /api/user/logout: none → success, message': {
    'tests/contract/seventeen-calls.test.ts': ['GET user/logout ends the session and POST user/login begins another'],
    'tests/gateway/seventeen-calls.test.ts': [
      'logout calls user/logout once with the cookie and clears it in the browser',
    ],
    'tests/backend/user-sessions.test.ts': ['logging out ends the session itself, not only the cookie'],
  },
  'POST /api/user/login: email, password → success, user, message': {
    'tests/contract/seventeen-calls.test.ts': ['GET user/logout ends the session and POST user/login begins another'],
    'tests/gateway/seventeen-calls.test.ts': [
      'login sends email and password, and a refusal is data with the store’s message',
    ],
    'tests/backend/user-sessions.test.ts': [
      'login answers the whole user, ignores extra fields, and gives a new session id each time',
      'a wrong password and an unknown email get the same words',
    ],
  },
  'POST /api/user/register: name, email, password → success, user, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST user/register makes an account and sets the cookie token'],
    'tests/gateway/seventeen-calls.test.ts': [
      'register sends name, email and password, and returns the session cookie',
    ],
    'tests/backend/user-sessions.test.ts': ['registering logs in and answers the whole user'],
  },
  'GET /api/address/get: query userId → success, addresses, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST address/add saves the address that GET address/get answers'],
    'tests/gateway/seventeen-calls.test.ts': ['addresses reads address/get with the session’s user id'],
    'tests/backend/address-book.test.ts': ['addresses come back as saved, oldest first, and only to their owner'],
  },
  'POST /api/address/add: userId, address → success, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST address/add saves the address that GET address/get answers'],
    'tests/gateway/seventeen-calls.test.ts': [
      'addAddress sends the postal code in both spellings and returns the new address',
    ],
    'tests/backend/address-book.test.ts': ['addresses come back as saved, oldest first, and only to their owner'],
  },
  'POST /api/order/cod: userId, items (list of product, quantity), address (id) → success, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST order/cod places the order that GET order/user answers'],
    'tests/gateway/seventeen-calls.test.ts': [
      'placeOrder on delivery calls order/cod with the idempotency key and without Origin',
    ],
    'tests/backend/order-placing.test.ts': [
      'a cash order is priced by the store, listed with everything as it was, and empties the cart',
    ],
  },
  'POST /api/order/stripe: same body as cod → success, url, message': {
    'tests/contract/seventeen-calls.test.ts': ['POST order/stripe answers where to pay'],
    'tests/gateway/seventeen-calls.test.ts': [
      'placeOrder online calls order/stripe with the shop’s origin and returns the payment page',
    ],
    'tests/backend/stripe-payment.test.ts': [
      'the checkout carries every line, tax as its own line, and adds up to the order to the cent',
    ],
    'tests/backend/sandbox-payment.test.ts': [
      'Pay leads back to the loader, and only then the order is paid, listed, and the cart empty',
    ],
  },
  'GET /api/order/user: query userId → success, orders': {
    'tests/contract/seventeen-calls.test.ts': ['POST order/cod places the order that GET order/user answers'],
    'tests/gateway/seventeen-calls.test.ts': ['a shopper’s orders are read from order/user'],
    'tests/backend/order-placing.test.ts': ['newest first, and only the own ones; the seller sees everybody’s'],
  },
  'GET /api/order/seller: none → success, orders, message': {
    'tests/contract/seventeen-calls.test.ts': ['GET order/seller answers everybody’s orders'],
    'tests/gateway/seventeen-calls.test.ts': ['the seller’s orders are read from order/seller'],
    'tests/backend/order-placing.test.ts': ['newest first, and only the own ones; the seller sees everybody’s'],
  },
  'POST /api/seller/login: email, password → success, message': {
    'tests/contract/seventeen-calls.test.ts': [
      'POST seller/login sets the cookie sellerToken and GET seller/is-auth agrees',
    ],
    'tests/gateway/seventeen-calls.test.ts': [
      'sellerLogin sends email and password, and the same operation can read the seller’s orders',
    ],
    'tests/backend/access-rules.test.ts': ['the seller logs in with the configured email and password only'],
  },
  'GET /api/seller/logout: none → success, message': {
    'tests/contract/seventeen-calls.test.ts': ['GET seller/logout ends the session'],
    'tests/gateway/seventeen-calls.test.ts': ['sellerLogout calls seller/logout and keeps the shopper’s session'],
    'tests/backend/access-rules.test.ts': [
      'both roles live in one browser, and being refused as one does not end the other',
    ],
  },
  'POST /api/product/add: multipart form, productData (JSON) and images → success, message': {
    'tests/e2e/selling.test.ts': [
      'adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/contract/seventeen-calls.test.ts': ['POST product/add takes a form with the data and the pictures'],
    'tests/gateway/uploads.test.ts': ['arrives unchanged: its data first, then its pictures in order'],
    'tests/backend/product-catalogue.test.ts': [
      'an added product is listed for everybody, with numbers for prices and ISO dates',
    ],
  },
  'POST /api/product/stock: id, inStock → success, message': {
    'tests/e2e/selling.test.ts': [
      'adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/contract/seventeen-calls.test.ts': ['POST product/stock takes it out of stock'],
    'tests/gateway/seventeen-calls.test.ts': [
      'setProductStock sends id and state as the seller, and returns the changed product',
    ],
    'tests/backend/product-catalogue.test.ts': ['the stock toggle shows at once in the list'],
  },
};
