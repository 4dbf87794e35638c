const sumsInTheBrowser = {
  'tests/e2e/cart-sums.test.ts': [
    'the cart sums offer prices, free shipping and 2 % tax, and the order has the same total',
  ],
  'tests/web/cart-page.test.tsx': [
    'the page shows the visitor’s cart of the last visit with its sums: offer prices, free shipping, 2 % tax, total',
  ],
};

/** Section 9, business constants and limits: each row with the titles of its tests by file. */
export const constantRows = {
  'currency symbol: $': {
    ...sumsInTheBrowser,
    'tests/unit/web-money.test.ts': [
      'the web app shows amounts with the currency symbol and two decimals',
      'without formats in the page it writes dollars',
    ],
    'tests/unit/gateway-config.test.ts': ['without settings the gateway serves a shop on this machine'],
  },
  'tax is 2% of the cart amount': {
    ...sumsInTheBrowser,
    'tests/unit/web-money.test.ts': [
      'the web app sums offer prices, takes 2 % tax floored to the cent, and adds the two',
    ],
    'tests/unit/backend-rules.test.ts': [
      'the tax is 2 % of the sum, floored to the cent; the shipping fee is not taxed',
    ],
  },
  'shipping is free': sumsInTheBrowser,
  'total = amount + 2%': {
    ...sumsInTheBrowser,
    'tests/backend/order-placing.test.ts': [
      'a cash order has the store’s prices, is listed with all its data, and empties the cart',
    ],
    'tests/backend/stripe-payment.test.ts': [
      'the checkout has every line and the tax as a line, and its sum is the order’s total to the cent',
    ],
  },
  'the cart amount uses the offer price, floored to 2 decimals': {
    ...sumsInTheBrowser,
    'tests/unit/web-money.test.ts': [
      'the web app keeps every cent of a price that floating point would round down',
      'the web app sums offer prices, takes 2 % tax floored to the cent, and adds the two',
    ],
    'tests/backend/order-placing.test.ts': ['one line of 19.99 is 20.38 with tax: no cent is lost by floating point'],
  },
  'the quantity selector offers 1 to 9': {
    'tests/e2e/cart-sums.test.ts': [
      'the cart offers quantities 1 to 9, more if the cart has more, and removes one piece at a time',
    ],
    'tests/web/cart-page.test.tsx': [
      'the quantity select offers 1 to 9 and sets the exact value with the toast "Cart Updated"',
    ],
  },
  'or the current quantity if it is above 9': {
    'tests/e2e/cart-sums.test.ts': [
      'the cart offers quantities 1 to 9, more if the cart has more, and removes one piece at a time',
    ],
    'tests/web/cart-page.test.tsx': ['the quantity select reaches up to the current quantity when that is above 9'],
  },
  'best sellers: the first 5 in-stock products': {
    'tests/e2e/browsing.test.ts': [
      'the home page shows the banner, seven categories, five best sellers, the reasons and the newsletter',
    ],
    'tests/web/home.test.tsx': [
      'Best Sellers shows the first five products in stock, in the store’s order',
      'Best Sellers asks the gateway for five products in stock',
    ],
    'tests/gateway/category-limits.test.ts': [
      'the best sellers are the first five products in stock in the store’s order',
    ],
  },
  'related products: at most 5': {
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/gateway/category-limits.test.ts': [
      'related products are at most five other products of the same category in stock',
    ],
  },
  'image slots on add product: 4': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed',
    ],
    'tests/web/seller-add-product.test.tsx': ['there are four slots, and a fifth picture is refused'],
    'tests/backend/product-pictures.test.ts': [
      'a fifth picture, a picture over 20 MB and one over 40 megapixels are refused, and the message names the limit',
    ],
  },
  "star rating is a fixed display of 4 of 5, with '(4)'": {
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/catalog-product.test.tsx': ['the rating is always four of five'],
  },
  'payment options: COD (Cash On Delivery) and Online (Online Payment)': {
    'tests/e2e/selling.test.ts': [
      'the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'the payment choices are Cash On Delivery, chosen first, and Online Payment',
      'cash on delivery sends ids and quantities only, clears the cart, and goes to the orders',
      'an online payment opens the provider’s page and keeps the cart',
    ],
    'tests/backend/sandbox-payment.test.ts': [
      'Pay redirects to the loader, and only then the order is paid and listed and the cart is empty',
    ],
  },
  'loader redirect delay: 5000 ms': {
    'tests/web/loader.test.tsx': ['the loader shows a spinner for 5000 ms and then opens next with an empty cart'],
  },
  'toast durations: 4 s by default and for errors, 2 s for success': {
    'tests/web/toasts.test.tsx': ['%s stays for its time and then goes'],
  },
  'at most 20 toasts': {
    'tests/web/toasts.test.tsx': ['at most 20 toasts show, the newest ones'],
  },
};
