/** Section 3, entities and their fields: each row with the titles of its tests by file. */
export const entityRows = {
  'Product: _id, name, category, price, offerPrice, image, description, inStock, createdAt, updatedAt': {
    'tests/gateway/web-operations.test.ts': [
      'a product has all fields of its page and exactly five related products of nine in its category',
    ],
    'tests/gateway/rest-calls.test.ts': ['products reads product/list without a cookie'],
    'tests/backend/product-catalogue.test.ts': [
      'an added product is in the public list, with numbers for prices and ISO dates',
    ],
    'tests/contract/rest-contract.test.ts': ['the gateway can use %s'],
  },
  'built-in sample products exist, but the live list comes from the server': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/backend/seeding.test.ts': [
      'an empty shop gets the demonstration products once, in order, with the existing pictures',
    ],
  },
  'weight is read but may be missing, and is then shown as N/A': {
    'tests/web/catalog-product.test.tsx': [
      'the weight is shown when the store has one',
      'a missing weight is shown as N/A',
    ],
    'tests/backend/product-catalogue.test.ts': [
      'a description may be text, its lines are split and blank ones dropped; weight may be absent',
    ],
  },
  'User: _id, name, email, cartItems (map of product id to quantity)': {
    'tests/gateway/web-operations.test.ts': ['a shopper has name, email and cart'],
    'tests/backend/user-sessions.test.ts': ['registering logs in and returns the whole user'],
    'tests/backend/cart-sync.test.ts': ['the cart is replaced as a whole and returned by is-auth and login'],
  },
  'Address: _id, userId, the nine fields, zipcode a number': {
    'tests/gateway/web-operations.test.ts': [
      'an address has all its fields, with a numeric zip code and the postal code as text',
    ],
    'tests/backend/address-book.test.ts': ['addresses are listed as saved, oldest first, and only for their owner'],
  },
  'Order: _id, items, amount, address, paymentType, status, isPaid, createdAt': {
    'tests/gateway/web-operations.test.ts': [
      'a shopper’s order has items, amount, address, payment, status and date',
      'an order in the seller’s list has items, amount, address, payment, status and date',
    ],
    'tests/web/my-orders.test.tsx': [
      'the page shows each order as it was placed: products, total, payment, status as given, and Pending until it is paid',
    ],
    'tests/backend/order-placing.test.ts': [
      'a cash order has the store’s prices, is listed with all its data, and empties the cart',
    ],
  },
  'Add-product payload: name, description (lines split on newlines), category, price, offerPrice': {
    'tests/web/seller-add-product.test.tsx': ['a product is sent with one description entry per line'],
    'tests/gateway/uploads.test.ts': [
      'a product with pictures arrives unchanged: its data first, then its pictures in order',
    ],
    'tests/backend/product-catalogue.test.ts': [
      'a description may be text, its lines are split and blank ones dropped; weight may be absent',
    ],
  },
};
