/** Section 2, screens and routes: each row with the titles of its tests by file. */
export const screenRows = {
  '/ is the home page': {
    'tests/e2e/browsing.test.ts': [
      'the home page shows the banner, seven categories, five best sellers, the reasons and the newsletter',
    ],
    'tests/web/home.test.tsx': ['Shop Now in the banner leads to all products'],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/products: all in-stock products': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/catalog-list.test.tsx': ['/products lists what is in stock and says how many there are'],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
    'tests/gateway/category-limits.test.ts': [
      'the best sellers are the first five products in stock in the store’s order',
    ],
  },
  '/products: filtered by the search text': {
    'tests/e2e/browsing.test.ts': [
      'a search is part of the address, survives the back button and reports when nothing is found',
    ],
    'tests/web/catalog-list.test.tsx': ['the search text of the address filters the list'],
    'tests/gateway/catalogue.test.ts': ['the product list finds %s'],
  },
  '/products/{category}: products of a category (lowercase match)': {
    'tests/e2e/product-page.test.ts': ['the address works in any letter case, and an empty category says so'],
    'tests/e2e/browsing.test.ts': ['the category %s shows its products under its upper-case title'],
    'tests/web/catalog-list.test.tsx': [
      'a category is found whatever the case of its address',
      'a category lists all its products under its name in upper case, those out of stock last and marked',
    ],
    'tests/unit/web-paths.test.ts': ['the web app finds a category in any letter case, and none for an unknown name'],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/products/{category}: the title is in upper case': {
    'tests/e2e/browsing.test.ts': ['the category %s shows its products under its upper-case title'],
    'tests/web/catalog-list.test.tsx': [
      'a category lists all its products under its name in upper case, those out of stock last and marked',
    ],
  },
  "/products/{category}: when empty it shows 'No products found in this category.'": {
    'tests/e2e/product-page.test.ts': ['the address works in any letter case, and an empty category says so'],
    'tests/web/catalog-list.test.tsx': [
      'an empty category says so and leads to all products',
      'an unknown category shows the message for an empty category',
    ],
  },
  '/products/{category}/{id}: product detail': {
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/catalog-product.test.tsx': ['the product page asks for the product of its address'],
    'tests/gateway/catalogue.test.ts': ['product(id) returns one product, or null for an unknown id'],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/products/{category}/{id}: breadcrumb': {
    'tests/e2e/product-page.test.ts': [
      'a product page has a breadcrumb and the price of its card, and See More opens its category',
    ],
    'tests/web/catalog-product.test.tsx': ['the breadcrumb leads from home over the category to the product'],
  },
  '/products/{category}/{id}: thumbnails': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/catalog-product.test.tsx': ['a thumbnail chooses the main picture'],
  },
  '/products/{category}/{id}: price': {
    'tests/e2e/product-page.test.ts': [
      'a product page has a breadcrumb and the price of its card, and See More opens its category',
    ],
    'tests/web/catalog-product.test.tsx': [
      'the offer price shows beside the struck-through list price, with a note on tax',
      'a product without an offer has one price and nothing struck through',
    ],
  },
  "/products/{category}/{id}: 'Add to Cart'": {
    'tests/e2e/cart-sums.test.ts': [
      'the cart offers quantities 1 to 9, more if the cart has more, and removes one piece at a time',
    ],
    'tests/web/catalog-product.test.tsx': ['Add to Cart adds one and says so'],
  },
  "/products/{category}/{id}: 'Buy now' adds the product and goes to /cart": {
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/catalog-product.test.tsx': ['Buy now adds one and goes to the cart'],
  },
  '/products/{category}/{id}: related products, up to 5 in the same category, in stock': {
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/catalog-product.test.tsx': ['related products show below, and See More leads to their category'],
    'tests/gateway/category-limits.test.ts': [
      'related products are at most five other products of the same category in stock',
    ],
  },
  "/products/{category}/{id}: 'See More'": {
    'tests/e2e/product-page.test.ts': [
      'a product page has a breadcrumb and the price of its card, and See More opens its category',
    ],
    'tests/e2e/browsing.test.ts': [
      'a product page shows price, weight, rating and related products, and Buy now opens the cart',
    ],
    'tests/web/catalog-product.test.tsx': ['related products show below, and See More leads to their category'],
  },
  '/cart: cart and order summary': {
    'tests/e2e/cart-sums.test.ts': [
      'the cart sums offer prices, free shipping and 2 % tax, and the order has the same total',
    ],
    'tests/web/cart-page.test.tsx': [
      'the page shows the visitor’s cart of the last visit with its sums: offer prices, free shipping, 2 % tax, total',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/add-address: address form': {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/web/addresses.test.tsx': [
      'the form saves all nine fields, the zip code as a number, and opens the cart with the address selected',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/add-address: a user who is not logged in is sent to /cart': {
    'tests/e2e/browsing.test.ts': ['the address form redirects a visitor to the cart'],
    'tests/web/addresses.test.tsx': ['a visitor is sent to the cart'],
  },
  '/my-orders: order history': {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/web/my-orders.test.tsx': [
      'the page shows each order as it was placed: products, total, payment, status as given, and Pending until it is paid',
      'orders come in the order the store gives them',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/loader: spinner': {
    'tests/e2e/shopping.test.ts': [
      'a shopper pays online on the sandbox page, passes the loader and sees the paid order',
    ],
    'tests/web/loader.test.tsx': ['the loader shows a spinner for 5000 ms and then opens next with an empty cart'],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/loader: after 5 seconds it goes to the path given in the query parameter next': {
    'tests/e2e/shopping.test.ts': [
      'a shopper pays online on the sandbox page, passes the loader and sees the paid order',
    ],
    'tests/e2e/browsing.test.ts': ['the loader stays on the site: next=%s'],
    'tests/web/loader.test.tsx': [
      'the loader shows a spinner for 5000 ms and then opens next with an empty cart',
      'the loader never opens another site: %j opens the home page',
    ],
    'tests/unit/web-paths.test.ts': ['the loader redirects to %s within the site'],
  },
  '/loader: clears the cart': {
    'tests/e2e/shopping.test.ts': [
      'a shopper pays online on the sandbox page, passes the loader and sees the paid order',
    ],
    'tests/web/loader.test.tsx': [
      'the loader shows a spinner for 5000 ms and then opens next with an empty cart',
      'after the payment has emptied the store’s cart, the cart is empty here too',
    ],
  },
  '/seller: seller login form': {
    'tests/e2e/selling.test.ts': ['the seller logs out and gets the login form'],
    'tests/web/seller-login.test.tsx': [
      'without a seller session the login form shows, without the shop’s navigation',
      '%s shows the login form too',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  '/seller: the seller layout when a seller is logged in': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/seller-login.test.tsx': ['a login that the store accepts opens the seller area'],
  },
  'seller layout, index route: add product': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/seller-login.test.tsx': ['a login that the store accepts opens the seller area'],
    'tests/web/seller-add-product.test.tsx': ['a product is sent with one description entry per line'],
  },
  'seller layout, product-list': {
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/seller-stock.test.tsx': [
      'the product list shows picture, name, category and offer price of everything, in stock or not',
      'the stock switch moves at once and sends the new state',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  'seller layout, orders': {
    'tests/e2e/selling.test.ts': [
      'the seller sees cash orders as Pending, and online orders as Paid after the provider’s confirmation',
    ],
    'tests/web/seller-orders.test.tsx': [
      'an order shows its items, its customer and address, phone, amount, method and date',
    ],
    'tests/gateway/web-files.test.ts': ['%s returns the web app'],
  },
  'seller layout: a side menu (Add Product, Product List, Orders)': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed',
    ],
    'tests/web/seller-login.test.tsx': ['the menu leads to the three pages and marks the current one'],
  },
  "seller layout: the text 'Hi! Admin'": {
    'tests/e2e/selling.test.ts': ['the seller logs out and gets the login form'],
    'tests/web/seller-login.test.tsx': ['a login that the store accepts opens the seller area'],
  },
  'seller layout: a Logout': {
    'tests/e2e/selling.test.ts': ['the seller logs out and gets the login form'],
    'tests/web/seller-login.test.tsx': ['Logout brings the login form back'],
  },
  'nav bar: not on seller pages': {
    'tests/e2e/shell.test.ts': ['navigation bar, footer and cart count are shown, except on the seller’s pages'],
    'tests/web/shell.test.tsx': ['the seller’s pages have neither the navigation bar nor the footer'],
  },
  'nav bar: logo, Home, Product, Contact': {
    'tests/e2e/shell.test.ts': ['navigation bar, footer and cart count are shown, except on the seller’s pages'],
    'tests/web/shell.test.tsx': [
      'the navigation bar has the logo, Home, Product, Contact, search, the cart with its count, and Login',
      'Contact leads to the footer’s contact part and leaves the page as it is',
    ],
  },
  'nav bar: search box': {
    'tests/e2e/browsing.test.ts': [
      'a search is part of the address, survives the back button and reports when nothing is found',
    ],
    'tests/web/shell.test.tsx': [
      'searching from any page leads to the products with the text in the address',
      'the search box shows the text of the address, and typing on the list updates the address',
    ],
  },
  'nav bar: cart icon with item count': {
    'tests/e2e/shell.test.ts': ['navigation bar, footer and cart count are shown, except on the seller’s pages'],
    'tests/web/cart-sync.test.tsx': ['a visitor’s additions stay on the device: nothing is sent'],
    'tests/unit/web-cart-state.test.ts': ['the web app counts all pieces of a cart'],
  },
  'nav bar: a Login button': {
    'tests/e2e/shell.test.ts': ['navigation bar, footer and cart count are shown, except on the seller’s pages'],
    'tests/web/shell.test.tsx': [
      'the navigation bar has the logo, Home, Product, Contact, search, the cart with its count, and Login',
    ],
  },
  "nav bar: or a profile menu with 'My Orders' and 'Logout'": {
    'tests/e2e/shell.test.ts': [
      'the login dialog logs a shopper in, also after a reload, with My Orders and Logout in the profile menu',
    ],
    'tests/e2e/shopping.test.ts': [
      'a shopper logs out, sees the home page, and the device stores no data of the shopper',
    ],
    'tests/web/account.test.tsx': ['the session is checked at startup: a shopper with one sees the profile menu'],
  },
  'a mobile menu exists': {
    'tests/e2e/shell.test.ts': ['on a phone the menu links to the pages and the categories'],
    'tests/web/shell.test.tsx': [
      'the mobile menu has the links, the categories and the login, and closes when a link is followed',
      'the mobile menu of a shopper has My Orders and Logout',
    ],
  },
  'login/sign-up is a modal overlay closed by clicking outside': {
    'tests/e2e/shell.test.ts': [
      'the login dialog covers the page, switches between login and sign-up, and closes on a click outside',
    ],
    'tests/web/account.test.tsx': [
      'a click outside closes the dialog, and the typed text is there when it opens again',
      'switching modes keeps the typed email and empties the password, which may be a refused one',
    ],
  },
  'the footer is shown on non-seller pages': {
    'tests/e2e/shell.test.ts': ['navigation bar, footer and cart count are shown, except on the seller’s pages'],
    'tests/web/shell.test.tsx': [
      'the footer’s placeholder links lead to what the shop says about them',
      'the seller’s pages have neither the navigation bar nor the footer',
    ],
  },
  ...categoryRows(),
};

/** The seven categories are proved by the same tests, each of which runs over all seven. */
function categoryRows() {
  const categories = [
    'Organic veggies: Vegetables',
    'Fresh Fruits: Fruits',
    'Cold Drinks: Drinks',
    'Instant Food: Instant',
    'Dairy Products: Dairy',
    'Bakery & Breads: Bakery',
    'Grains & Cereals: Grains',
  ];
  return Object.fromEntries(
    categories.map((category) => [
      `category ${category}`,
      {
        'tests/e2e/browsing.test.ts': ['the category %s shows its products under its upper-case title'],
        'tests/web/home.test.tsx': ['the category tile %s leads to %s'],
        'tests/unit/web-paths.test.ts': [
          'the web app has the seven categories with the labels and paths of the specification',
        ],
      },
    ]),
  );
}
