/**
 * All keys under which the web app stores something in the browser: who writes it, and when it is removed. They are types,
 * so that the scripts do not contain the list. web/worker/worker-caches.ts names the caches of the service worker.
 */

/** The keys in localStorage: all tabs share it, and later visits find it. */
export type BrowserKey =
  /** The cart. Every change of the cart writes it; a logout of the shopper empties it. */
  | 'greengate.cart'
  /** The cart writes the prices that the shopper has seen. A price is removed when its product leaves the cart. */
  | 'greengate.prices'
  /** The cart writes which of its products are sold in steps of weight. A product is removed when it leaves the cart. */
  | 'greengate.steps'
  /**
   * The shelf 'Buy again' writes that it has products; web/public/first-paint.js reads it, to keep its place. A shelf without products
   * removes it, and so does a logout of the shopper.
   */
  | 'greengate.regulars'
  /**
   * The bar of an open order writes until when it is open; web/public/first-paint.js reads it, to keep its place. It goes without an
   * open order and with a logout of the shopper.
   */
  | 'greengate.open-order'
  /** The product list writes the last searches. A logout of the shopper or a login of another one removes them, and so can the shopper. */
  | 'greengate.searches'
  /** The dialog 'Suits me' writes the allergens that the shopper avoids. Clearing them removes it, and so does a logout of the shopper. */
  | 'greengate.suits'
  /** The theme switch writes the theme; web/public/first-paint.js reads it. Choosing the system's theme removes it. */
  | 'greengate.theme'
  /** The seller's orders write whether new ones make a sound. Nothing removes it. */
  | 'greengate.order-sound'
  /** The seller's first steps write their state. Nothing removes it. */
  | 'greengate.first-steps'
  /** The seller's first steps write that they are folded. Nothing removes it. */
  | 'greengate.first-steps.folded'
  | DraftKey;

/** The keys of the seller's drafts. A form writes what is typed; saving or discarding removes it. */
export type DraftKey =
  /** The plan of the delivery. */
  | 'greengate-delivery-draft'
  /** The banner of the home page. */
  | 'greengate-banner-draft'
  /** A new member of the team. */
  | 'greengate-member-draft'
  /** The counts of the stock, before they are saved. */
  | 'greengate.stock-counts'
  /** A delivery of goods that is being received. */
  | 'greengate.goods-received'
  /** The origins of fruit and vegetables that could not be saved. */
  | 'greengate.origins'
  /** The tax rates. */
  | 'greengate-tax-draft'
  /** The food facts of the product with this id. */
  | `greengate.food-edit.${string}`
  | ShopDraftKey
  | ProductDraftKey;

/** The key of the shop's draft. A new logo has the same key in IndexedDB. */
type ShopDraftKey = 'greengate-shop-draft';

/** The keys of a new product's draft, and of the draft of a product with an id. Pictures have the same key in IndexedDB. */
export type ProductDraftKey = 'greengate.product-draft' | `greengate.product-edit.${string}`;

/** The keys in sessionStorage: it lasts as long as the tab. A logout of the shopper removes all of them. */
export type TabKey =
  /** The address form writes a new address. Saving removes it, and so does placing or paying the order of a guest. */
  | 'greengate.address'
  /** The address form writes the changes to the address with this id. Saving removes them. */
  | `greengate.address.${string}`
  /** The checkout writes the idempotency key of an order. A definite response of the store removes it. */
  | 'greengate.checkout'
  /** The bar of an open order and the checkout write the order to add to. Placing or paying the order removes it. */
  | 'greengate.joins'
  /** The seller's pages write the queries of their addresses: search texts, filters, pages and open rows. */
  | 'greengate.list-addresses'
  /** The seller's product list writes the ids of the chosen products. */
  | 'greengate.chosen-products'
  /** An order by telephone writes what is typed and chosen. Taking the order removes it. */
  | 'greengate.call'
  /** The shopping list writes its text and the choices. */
  | 'greengate.list'
  /**
   * The checkout writes the notes, the wishes, the time slot and the payment method. Placing the order, or paying it, removes
   * them.
   */
  | 'greengate.order'
  /**
   * The checkout writes the order whose payment page it opens. The page after the payment removes it, and so does an order
   * with cash on delivery.
   */
  | 'greengate.payment'
  /** The order of a guest writes the secret of its link, so that a reload shows it, and the page after a payment. */
  | 'greengate.guest-order'
  /** The withdrawal form whose address has this order number writes the order and the goods. Sending it removes them. */
  | `greengate.withdrawal.${string}`
  /** Every page writes its scroll position. The newest 50 positions stay. */
  | 'greengate.scroll'
  /** The seller's pick list and packing slips write the ticks of one list. */
  | `picked ${string}`
  /** The seller's pick list writes the lines of which some pieces are still to be scanned. The last piece removes a line. */
  | 'greengate.counted-picks'
  /** The packing slips write the driving order of one tour. */
  | `tour ${string}`;

/** The keys in IndexedDB, which can store files. */
export type DatabaseKey =
  /** The seller's pick list writes its orders. The end of the seller's session removes them. */
  | 'greengate.picking'
  /** The seller's pick list writes the picks that wait to be sent. A response of the store removes a pick. */
  | 'greengate.picks'
  | ShopDraftKey
  | ProductDraftKey
  /** The addresses of the store's pictures when the draft began. */
  | `${ProductDraftKey}.base`;
