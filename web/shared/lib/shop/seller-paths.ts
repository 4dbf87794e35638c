const shop = '/seller/shop';

/** Addresses of the seller's pages that only the seller's code names: shoppers do not load them. */
export const sellerPaths = {
  slips: '/seller/orders/slips',
  /** The form for a new product with this barcode. */
  productWithCode: (code: string) => `/seller?gtin=${encodeURIComponent(code)}`,
  withdrawals: '/seller/withdrawals',
  today: '/seller/today',
  categories: '/seller/categories',
  deposits: '/seller/deposits',
  customers: '/seller/customers',
  customer: (id: string) => `/seller/customers?id=${encodeURIComponent(id)}`,
  takeOrder: '/seller/take-order',
  takeOrderFor: (id: string) => `/seller/take-order?customer=${encodeURIComponent(id)}`,
  import: '/seller/import',
  countStock: '/seller/count-stock',
  goodsReceived: '/seller/goods-received',
  origins: '/seller/origins',
  shop,
  /** @param part the name of a page about the shop, or `:part` for the pattern of all these pages */
  shopPart: (part: string) => `${shop}/${part}`,
  ready: '/seller/ready-to-open',
  team: '/seller/team',
  changes: '/seller/changes',
  status: '/seller/status',
  password: '/seller/password',
} as const;
