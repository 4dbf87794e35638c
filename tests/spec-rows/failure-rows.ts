/** Section 8, the error catalogue: each row with the titles of its tests by file. */
export const failureRows = {
  'all failures show a toast with the server’s message': {
    'tests/e2e/selling.test.ts': [
      'the seller is refused with a wrong password and the store’s message, and the form keeps its values',
    ],
    'tests/e2e/shell.test.ts': ['the login dialog shows the store’s message after a refusal'],
    'tests/web/account.test.tsx': [
      'a refused login shows the store’s message as an error toast and in the dialog, and keeps the typed text',
      'after a refused logout the shopper is logged out and sees the store’s message as an error',
    ],
    'tests/web/failure-toasts.test.tsx': [
      'a refused sign-up shows the store’s message',
      'a refused subscription shows the store’s message',
      'a refused seller logout shows the store’s message',
    ],
    'tests/web/addresses.test.tsx': [
      'a refused address shows the store’s message as a toast and in the page, and keeps the typed text',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'a refused order shows the store’s message as an error and keeps the cart',
    ],
    'tests/web/seller-login.test.tsx': ['a refused login shows the store’s message and keeps the typed text'],
    'tests/web/seller-add-product.test.tsx': ['a refusal shows the store’s message and keeps the draft'],
    'tests/web/seller-stock.test.tsx': ['a refused switch moves back and shows the store’s message'],
    'tests/web/seller-orders.test.tsx': [
      'when the orders cannot be loaded, the message shows in the page and in a toast, and a retry loads them',
    ],
    'tests/gateway/drifting-stores.test.ts': ['a refused read fails with the store’s message'],
    'tests/gateway/rest-calls.test.ts': [
      'login sends email and password, and a refusal is data with the store’s message',
    ],
    'tests/gateway/uploads.test.ts': ['a product with pictures is refused with the store’s message'],
  },
  'or the request error message when an error is thrown': {
    'tests/web/catalogue-failure-toasts.test.tsx': ['%s that cannot be loaded shows the error’s message'],
    'tests/e2e/failures.test.ts': [
      'a cart that cannot be sent shows the error’s message, stays and is saved in the store on the next visit',
    ],
    'tests/web/account.test.tsx': ['a login that fails shows the error’s message as a toast'],
    'tests/web/failure-toasts.test.tsx': [
      'a sign-up that cannot be sent shows the error’s message',
      'a logout that cannot be sent shows the error’s message, and the shopper is still logged in',
      'a subscription that cannot be sent shows the error’s message',
    ],
    'tests/web/addresses.test.tsx': ['an address that cannot be sent shows the error’s message'],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'an order without a definite response is sent again with the same key, also after a reload',
      'addresses that cannot be loaded show the error, and load on retry',
    ],
    'tests/web/cart-page.test.tsx': [
      'products that cannot be loaded show the error as a toast, keep the cart, and load on retry',
    ],
    'tests/web/seller-login.test.tsx': [
      'a login that cannot be sent says why',
      'a logout that cannot be sent says why and changes nothing',
    ],
    'tests/web/seller-add-product.test.tsx': ['a product that cannot be sent shows why and keeps the draft'],
    'tests/web/seller-stock.test.tsx': [
      'a switch that cannot be sent moves back and shows why',
      'when the list cannot be loaded, the message shows in the page and in a toast, and a retry loads it',
    ],
    'tests/web/catalog-list.test.tsx': ['a next page that cannot be loaded says why, and a retry brings it'],
    'tests/gateway/store-faults.test.ts': [
      'a stopped store is reported as unreachable, and reads work again after it restarts',
    ],
  },
  "'Please select an address' appears when no address is chosen at checkout": {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'without an address, ordering shows "Please select an address" as a toast and beside the addresses',
    ],
    'tests/backend/order-placing.test.ts': ['an order with %j is refused, nothing is written and the cart stays'],
  },
  'a failed user auth check is only logged, and the user becomes null': {
    'tests/e2e/failures.test.ts': ['a failed session check makes the shopper a visitor without a toast'],
    'tests/web/account.test.tsx': ['a session check that fails is only logged: no toast, and the shopper is a visitor'],
    'tests/gateway/drifting-stores.test.ts': [
      'a session check with %s means logged out',
      'a session check with %s is an error, not a logout',
    ],
  },
  'a failed seller auth check marks the seller false': {
    'tests/e2e/failures.test.ts': ['a failed seller check shows the seller’s login form'],
    'tests/web/seller-login.test.tsx': ['a seller check that fails counts as logged out'],
    'tests/gateway/drifting-stores.test.ts': ['a session check with %s means logged out'],
  },
  'a failed cart sync shows the error message': {
    'tests/e2e/failures.test.ts': [
      'a cart that cannot be sent shows the error’s message, stays and is saved in the store on the next visit',
    ],
    'tests/web/cart-sync.test.tsx': [
      'a failed cart update shows the error’s message as an error toast, and the cart stays',
    ],
  },
  'cart-update responses with success false show the message as a success toast': {
    'tests/e2e/failures.test.ts': ['a cart that the store refuses shows the store’s message as a success toast'],
    'tests/web/cart-sync.test.tsx': ['a refused cart update shows the store’s message as a success toast'],
    'tests/gateway/drifting-stores.test.ts': [
      'a session check that finds no shopper refuses a change with the store’s message and sends nothing',
    ],
  },
  'an order list load failure is only logged': {
    'tests/e2e/failures.test.ts': ['a failed load of the orders shows no toast'],
    'tests/web/my-orders.test.tsx': [
      'a list that cannot be loaded is only logged: no toast, and the page offers to try again',
    ],
    'tests/gateway/store-faults.test.ts': ['one failing read does not affect the other fields of the response'],
  },
  'error codes and server error bodies: not shown (the shop has its own)': {
    'tests/gateway/store-faults.test.ts': [
      'when the store %s, every call except a logout fails with %s and leaks no secret, and all work again after recovery',
    ],
    'tests/gateway/drifting-stores.test.ts': ['no client sees an internal error message of the store: %s'],
    'tests/backend/http-server.test.ts': [
      'a login whose body is %s gets a JSON error',
      'unknown paths and methods get a 404 as JSON',
      'an internal error gets a general message with the id of the request and no details',
    ],
  },
};
