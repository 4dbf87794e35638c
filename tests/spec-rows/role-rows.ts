/** Section 6, roles and permissions: each row with the titles of its tests by file. */
export const roleRows = {
  'visitor: browse, search and use the cart': {
    'tests/e2e/browsing.test.ts': [
      'a search is part of the address, survives the back button and reports when nothing is found',
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/cart-page.test.tsx': ['a visitor’s cart survives a reload'],
  },
  'server sync of the cart happens only when logged in': {
    'tests/web/cart-sync.test.tsx': [
      'a visitor’s additions stay on the device: nothing is sent',
      'every change of a logged-in shopper sends the whole cart',
    ],
    'tests/backend/access-rules.test.ts': [
      'every shopper call refuses a request without a shopper’s session, with the same message',
    ],
  },
  'logged-in user: address management, placing orders and my-orders': {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/web/addresses.test.tsx': ['a visitor is sent to the cart'],
    'tests/web/cart-page.test.tsx': ['a visitor is asked to log in before ordering'],
    'tests/web/my-orders.test.tsx': ['a visitor is asked to log in'],
    'tests/backend/access-rules.test.ts': [
      'every shopper call refuses a request without a shopper’s session, with the same message',
      'any other userId is refused, and nothing is shown or changed',
    ],
  },
  'seller: separate login': {
    'tests/web/seller-login.test.tsx': ['a login that the store accepts opens the seller area'],
    'tests/backend/access-rules.test.ts': [
      'one browser can have both sessions, and a refusal for one role does not end the other session',
      'the seller can log in only with the configured email and password',
    ],
  },
  'seller: access to add product, the product-list stock toggle and the all-orders view': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
      'the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation',
    ],
    'tests/backend/access-rules.test.ts': [
      'every seller call refuses a request without the seller’s session, with the same message',
    ],
  },
  'the seller area shows the login form unless the seller auth check succeeded': {
    'tests/e2e/failures.test.ts': ['a failed seller check shows the seller’s login form'],
    'tests/web/seller-login.test.tsx': [
      'without a seller session the login form shows, without the shop’s navigation',
      '%s shows the login form too',
      'a seller check that fails counts as logged out',
    ],
  },
};
