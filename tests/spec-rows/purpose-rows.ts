const homePage = 'the home page shows the banner, seven categories, five best sellers, the reasons and the newsletter';

/** Section 1, what the product does and for whom: each row with the titles of its tests by file. */
export const purposeRows = {
  'shoppers: browse, search, cart, addresses, orders': {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/e2e/browsing.test.ts': [
      'a search is part of the address, survives the back button and reports when nothing is found',
    ],
    'tests/other-browsers/walk.test.ts': [
      'a shopper searches, fills a cart, signs up, orders for cash and sees the order, and the seller sees it too',
    ],
  },
  'sellers: add products, toggle stock, view all orders': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
      'the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation',
    ],
  },
  "home page: a banner with 'Shop Now' and 'Explore deals' links": {
    'tests/e2e/browsing.test.ts': [homePage],
    'tests/web/home.test.tsx': [
      'Shop Now in the banner leads to all products',
      'Explore deals in the banner leads to the offers',
    ],
  },
  'home page: a category grid': {
    'tests/e2e/browsing.test.ts': [homePage],
    'tests/web/home.test.tsx': ['the category tile %s leads to %s'],
  },
  "home page: the first five in-stock products as 'Best Sellers'": {
    'tests/e2e/browsing.test.ts': [homePage],
    'tests/web/home.test.tsx': ['Best Sellers shows the first five products in stock, in the store’s order'],
    'tests/gateway/web-operations.test.ts': ['the best sellers are exactly the first five products in stock'],
  },
  "home page: a 'Why We Are The Best?' list": {
    'tests/e2e/browsing.test.ts': [homePage],
    'tests/web/home.test.tsx': ['Why We Are The Best? makes the two marketing claims'],
  },
  "home page: a newsletter box with an email field and a 'Subscribe' button": {
    'tests/e2e/browsing.test.ts': [homePage, 'the newsletter box saves the email in the store'],
    'tests/web/home.test.tsx': ['Subscribe sends the email, and the store’s message shows in the box and in a toast'],
  },
  'the Subscribe call is not shown (the shop has its own, and a store without it says so)': {
    'tests/web/home.test.tsx': ['a store without a newsletter says so, and the typed email stays'],
  },
  'marketing claims: delivery in under 30 minutes, 10,000+ customers': {
    'tests/web/home.test.tsx': ['Why We Are The Best? makes the two marketing claims'],
  },
  'the footer carries placeholder links': {
    'tests/web/shell.test.tsx': ['the footer’s placeholder links lead to what the shop says about them'],
  },
};
