/** Section 4, states and transitions: each row with the titles of its tests by file. */
export const stateRows = {
  'user session: unknown, then logged in or logged out': {
    'tests/web/account.test.tsx': [
      'while the session is unknown, neither the login button nor the profile menu shows',
      'the session is checked at startup: a shopper with one sees the profile menu',
      'a session check that fails is only logged: no toast, and the shopper is a visitor',
    ],
  },
  'the user session is checked at startup through the user auth check': {
    'tests/e2e/shell.test.ts': [
      'the login dialog logs a shopper in, also after a reload, with My Orders and Logout in the profile menu',
    ],
    'tests/web/account.test.tsx': ['the session is checked at startup: a shopper with one sees the profile menu'],
  },
  'login or register sets the user': {
    'tests/web/account.test.tsx': [
      'logging in sends email and password, shows the profile and closes the dialog',
      'signing up asks for the name too, and logs in',
    ],
    'tests/gateway/rest-calls.test.ts': ['register sends name, email and password, and returns the session cookie'],
  },
  'logout clears the user and goes home': {
    'tests/e2e/shopping.test.ts': [
      'a shopper logs out, sees the home page, and the device stores no data of the shopper',
    ],
    'tests/web/account.test.tsx': [
      'logout removes the shopper’s data, opens the home page and shows the store’s message',
    ],
  },
  'seller session: unknown, then true or false': {
    'tests/web/seller-login.test.tsx': [
      'while the seller session is unknown there is a spinner',
      'without a seller session the login form shows, without the shop’s navigation',
      'a login that the store accepts opens the seller area',
    ],
  },
  "cart: add raises the quantity by 1 (toast 'Added to cart')": {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/web/catalog-product.test.tsx': ['Add to Cart adds one and says so'],
    'tests/unit/web-cart-state.test.ts': ['adding raises the quantity by one'],
  },
  "cart: the quantity select sets an exact value (toast 'Cart Updated')": {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/web/cart-page.test.tsx': [
      'the quantity select offers 1 to 9 and sets the exact value with the toast "Cart Updated"',
    ],
  },
  'cart: remove lowers the quantity by 1 and deletes the entry at 0': {
    'tests/unit/orderable.test.ts': ['removing lowers by one and deletes the entry at zero'],
    'tests/unit/web-cart-state.test.ts': ['a quantity of zero or less deletes the entry'],
    'tests/web/undo-removal.test.tsx': ['a card’s stepper removes the last item, and Undo restores the stepper'],
  },
  "the cart row's remove button also decrements by 1": {
    'tests/e2e/cart-sums.test.ts': [
      'the cart offers quantities 1 to 9, more if the cart has more, and removes one piece at a time',
    ],
    'tests/web/cart-page.test.tsx': ['the row’s remove button removes one item without a toast, and the row at 0'],
  },
  'the cart is synced to the server whenever it changes while logged in': {
    'tests/web/cart-sync.test.tsx': [
      'every change of a logged-in shopper sends the whole cart',
      'a visitor’s additions stay on the device: nothing is sent',
    ],
    'tests/e2e/shopping.test.ts': [
      'a shopper gets an earlier cart merged with the current one, with the larger quantity of each product',
    ],
  },
  'order placement: cash on delivery clears the cart and goes to /my-orders': {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'cash on delivery sends ids and quantities only, clears the cart, and goes to the orders',
    ],
  },
  "order placement: online payment redirects the browser to the provider's URL": {
    'tests/e2e/shopping.test.ts': [
      'a shopper pays online on the sandbox page, passes the loader and sees the paid order',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': ['an online payment opens the provider’s page and keeps the cart'],
  },
  'the stock toggle flips inStock': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/seller-stock.test.tsx': ['the stock switch moves at once and sends the new state'],
    'tests/backend/product-catalogue.test.ts': ['a change of stock shows in the list at once'],
  },
  'order status values are displayed as given': {
    'tests/web/my-orders.test.tsx': [
      'the page shows each order as it was placed: products, total, payment, status as given, and Pending until it is paid',
    ],
  },
  'the seller view shows Paid or Pending from isPaid': {
    'tests/e2e/selling.test.ts': [
      'the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation',
    ],
    'tests/web/seller-orders.test.tsx': ['a paid order shows Paid', 'an unpaid order shows Pending'],
  },
  'the login modal toggles between login and register modes': {
    'tests/e2e/shell.test.ts': [
      'the login dialog covers the page, switches between login and sign-up, and closes on a click outside',
    ],
    'tests/web/account.test.tsx': [
      'signing up asks for the name too, and logs in',
      'switching modes keeps the typed email and empties the password, which may be a refused one',
    ],
  },
};
