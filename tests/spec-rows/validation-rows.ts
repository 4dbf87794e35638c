/** Section 5, validation rules: each row with the titles of its tests by file. */
export const validationRows = {
  'login/register: email (email type) is required': {
    'tests/e2e/shell.test.ts': ['the login dialog sends no request while a field is empty or the email is invalid'],
    'tests/web/account.test.tsx': [
      'the fields are required and carry the tokens that password managers look for',
      'nothing is sent while a required field is empty',
    ],
    'tests/backend/required-fields.test.ts': ['POST %s with only %j is refused with a message about the missing field'],
  },
  'login/register: password is required': {
    'tests/e2e/shell.test.ts': ['the login dialog sends no request while a field is empty or the email is invalid'],
    'tests/web/account.test.tsx': ['the fields are required and carry the tokens that password managers look for'],
    'tests/backend/required-fields.test.ts': ['POST %s with only %j is refused with a message about the missing field'],
  },
  'login/register: when registering, name is required': {
    'tests/e2e/shell.test.ts': ['the login dialog sends no request while a field is empty or the email is invalid'],
    'tests/web/account.test.tsx': ['the fields are required and carry the tokens that password managers look for'],
    'tests/backend/user-sessions.test.ts': ['registering with %j is refused with a message about the field'],
  },
  'address form: every field is required': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for an address is not sent: all nine fields are required, and the zip code accepts no other signs',
    ],
    'tests/web/required-fields.test.tsx': ['an address without its %s is not sent, and the focus goes to that field'],
    'tests/web/addresses.test.tsx': [
      'every field is required: saving names the missing fields and focuses the first one',
    ],
    'tests/backend/address-book.test.ts': ['an address with %j is refused with a message about the field'],
  },
  'address form: zipcode is numeric input': {
    'tests/e2e-classic/classic-store.test.ts': [
      'a shopper fills a cart, orders for cash, and pays a second order online; the seller sees both',
    ],
    'tests/web/addresses.test.tsx': [
      'an error shows when its field loses the focus, and disappears when the field is corrected',
      'the form saves all nine fields, the zip code as a number, and opens the cart with the address selected',
    ],
    'tests/backend/address-book.test.ts': ['the postal code %j is kept as text, and as a number when it is one'],
  },
  'add product: name, price and offerPrice are required': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed',
    ],
    'tests/web/seller-add-product.test.tsx': [
      'name, price and offer price are required, and the first one missing gets the focus',
    ],
    'tests/backend/product-catalogue.test.ts': ['a product with %j is refused and not added'],
  },
  'add product: up to 4 images are allowed': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed',
    ],
    'tests/web/seller-add-product.test.tsx': ['there are four slots, and a fifth picture is refused'],
    'tests/gateway/uploads.test.ts': [
      'a product with pictures arrives unchanged: its data first, then its pictures in order',
    ],
    'tests/backend/product-pictures.test.ts': [
      'four pictures stay in their order, and the same picture is stored once',
      'a fifth picture, a picture over 20 MB and one over 40 megapixels are refused, and the message names the limit',
    ],
  },
  'add product: image files': {
    'tests/e2e/forms.test.ts': [
      'an incomplete form for a product is not sent: name and both prices are required, and at most four pictures are allowed',
    ],
    'tests/e2e/selling.test.ts': [
      'the seller adds a product with two pictures, a shopper finds it, and it is hidden when out of stock',
    ],
    'tests/web/seller-add-product.test.tsx': [
      'the file chooser offers pictures only',
      'a file that is not a picture is refused by name',
    ],
    'tests/backend/product-pictures.test.ts': ['%s is refused, and no product is added'],
  },
  'add product: the description is optional': {
    'tests/web/required-fields.test.tsx': ['a product can be added without a description and without pictures'],
    'tests/backend/required-fields.test.ts': ['a product needs neither description nor pictures'],
  },
  'seller login: email and password are required': {
    'tests/e2e/forms.test.ts': ['an incomplete form for the seller’s login is not sent'],
    'tests/web/seller-login.test.tsx': ['email and password are required'],
    'tests/backend/required-fields.test.ts': ['POST %s with only %j is refused with a message about the missing field'],
  },
  "placing an order with no selected address shows 'Please select an address'": {
    'tests/e2e/shopping.test.ts': [
      'a shopper fills a cart as a visitor, signs up, keeps the cart, adds an address, orders for cash and sees the order',
    ],
    'tests/replaced-modules/web/checkout.test.tsx': [
      'without an address, ordering shows "Please select an address" as a toast and beside the addresses',
    ],
    'tests/backend/order-placing.test.ts': ['an order with %j is refused, nothing is written and the cart stays'],
  },
  'server-side rules: not shown (the store has its own, and says them in sentences)': {
    'tests/backend/user-sessions.test.ts': ['registering with %j is refused with a message about the field'],
    'tests/backend/address-book.test.ts': ['an address with %j is refused with a message about the field'],
    'tests/backend/cart-sync.test.ts': ['the cart %j is refused and the saved one stays'],
    'tests/backend/order-placing.test.ts': [
      'an order with %j is refused, nothing is written and the cart stays',
      'the quantity %j is refused',
    ],
    'tests/backend/product-catalogue.test.ts': ['a product with %j is refused and not added'],
  },
};
