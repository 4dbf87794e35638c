/** The addresses of the shop, spelled once. `sellerPaths` has the addresses that only the seller's code uses. */
export const paths = {
  home: '/',
  products: '/products',
  shoppingList: '/list',
  cart: '/cart',
  addAddress: '/add-address',
  /** The form for a saved address, which returns to the account. */
  editAddress: (id: string) => `/add-address?id=${encodeURIComponent(id)}`,
  myOrders: '/my-orders',
  account: '/account',
  loader: '/loader',
  unsubscribe: '/newsletter/unsubscribe',
  confirmNewsletter: '/newsletter/confirm',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  withdraw: '/withdraw',
  guestCheckout: '/guest-checkout',
  guestOrder: '/guest-order',
  seller: '/seller',
  sellerProductList: '/seller/product-list',
  sellerOrders: '/seller/orders',
  /** @param id a product's id, or `:id` for the pattern of all these pages */
  sellerProduct: (id: string) => `/seller/products/${id === ':id' ? id : encodeURIComponent(id)}`,
  /** The page Add Product, filled with a copy of the product. */
  sellerCopy: (id: string) => `/seller?copy=${encodeURIComponent(id)}`,
  sellerPick: '/seller/orders/pick',
  /** The list of products filtered by a search text, which is stored in the address only. */
  search: (text: string) => (text.trim() ? `/products?q=${encodeURIComponent(text)}` : '/products'),
  /** A page of the shop itself, such as its terms. */
  shopPage: (slug: string) => `/pages/${slug}`,
  /** @param slug the category's slug */
  category: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  product: ({ id, category }: { id: string; category: { slug: string } | null }) =>
    `${paths.category(category?.slug ?? 'all')}/${encodeURIComponent(id)}`,
} as const;

/** Parts of the home page that links lead to. */
export const reasonsId = 'why';
export const newsletterId = 'newsletter';

/**
 * The address that the loader may open: a path within this site, with or without its leading slash. Anything that a
 * browser could read as another site (`//x`, `/\x`, `scheme:`) or that hides control characters becomes the home page.
 */
export function safeNext(next: string | null): string {
  if (!next) return paths.home;
  // oxlint-disable-next-line no-control-regex -- control characters are what this guards against
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(next)) return paths.home;
  if (next.startsWith('//') || /^\/?[a-z][a-z0-9+.-]*:/i.test(next)) return paths.home;
  const site = 'http://site.invalid';
  const url = new URL(next.startsWith('/') ? next : `/${next}`, site);
  if (url.origin !== site || url.pathname.startsWith('//')) return paths.home;
  return `${url.pathname}${url.search}${url.hash}`;
}
