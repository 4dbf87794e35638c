import { createAccountsApi } from './features/accounts/accounts-api.ts';
import { createAddressesApi } from './features/addresses/addresses-api.ts';
import { createCartApi } from './features/cart/cart-api.ts';
import { createCategoriesApi } from './features/categories/categories-api.ts';
import { createCustomersApi } from './features/customers/customers-api.ts';
import { createDeliveryApi } from './features/delivery/delivery-api.ts';
import { createDepositsApi } from './features/deposits/deposits-api.ts';
import { createFoodApi } from './features/food/food-api.ts';
import { createOriginsApi } from './features/food/origins-api.ts';
import { createGuestsApi } from './features/guests/guests-api.ts';
import { createImportsApi } from './features/imports/imports-api.ts';
import { createLawApi } from './features/law/law-api.ts';
import { createMailApi } from './features/mail/mail-api.ts';
import { createNewsletterApi } from './features/newsletter/newsletter-api.ts';
import { createOpenOrdersApi } from './features/orders/open-orders-api.ts';
import { createOrderChangesApi } from './features/orders/order-changes-api.ts';
import { createOrderTakingsApi } from './features/orders/order-takings-api.ts';
import { createOrdersApi } from './features/orders/orders-api.ts';
import { createPickingApi } from './features/orders/picking-api.ts';
import { createToursApi } from './features/orders/tours-api.ts';
import { createUnpaidOrdersApi } from './features/orders/unpaid-orders-api.ts';
import { createBulkProductsApi } from './features/products/bulk-products-api.ts';
import { createDemoProductsApi } from './features/products/demo-products-api.ts';
import { createPriceHistoryApi } from './features/products/price-history-api.ts';
import { createLookUpApi } from './features/products/look-up-api.ts';
import { createProductsApi } from './features/products/products-api.ts';
import { createSellerProductsApi } from './features/products/seller-products-api.ts';
import { createPasswordResetApi } from './features/sessions/password-reset-api.ts';
import { createSessionsApi } from './features/sessions/sessions-api.ts';
import { createShoppingListApi } from './features/shopping-list/shopping-list-api.ts';
import { createStaffApi } from './features/staff/staff-api.ts';
import { createStatusApi } from './features/status/status-api.ts';
import { createStockApi } from './features/stock/stock-api.ts';
import { createStoreApi } from './features/store/store-api.ts';
import { createWithdrawalsApi } from './features/withdrawals/withdrawals-api.ts';
import { lazyParts } from './lazy-parts.ts';
import type { Parts } from './parts.ts';
import { createSellerSession } from './store/seller-session.ts';
import { createShopperSession } from './store/shopper-session.ts';

/** The sessions of a request and the APIs of the features. */
const makers = {
  shopper: createShopperSession,
  seller: createSellerSession,
  accounts: createAccountsApi,
  addresses: createAddressesApi,
  bulkProducts: createBulkProductsApi,
  cart: createCartApi,
  categories: createCategoriesApi,
  customers: createCustomersApi,
  delivery: createDeliveryApi,
  demoProducts: createDemoProductsApi,
  deposits: createDepositsApi,
  food: createFoodApi,
  guests: createGuestsApi,
  imports: createImportsApi,
  law: createLawApi,
  lookUp: createLookUpApi,
  mail: createMailApi,
  newsletter: createNewsletterApi,
  openOrders: createOpenOrdersApi,
  orderChanges: createOrderChangesApi,
  orders: createOrdersApi,
  orderTakings: createOrderTakingsApi,
  origins: createOriginsApi,
  passwordReset: createPasswordResetApi,
  picking: createPickingApi,
  priceHistory: createPriceHistoryApi,
  products: createProductsApi,
  sellerProducts: createSellerProductsApi,
  sessions: createSessionsApi,
  shoppingList: createShoppingListApi,
  staff: createStaffApi,
  status: createStatusApi,
  stock: createStockApi,
  store: createStoreApi,
  tours: createToursApi,
  unpaidOrders: createUnpaidOrdersApi,
  withdrawals: createWithdrawalsApi,
};

export type Apis = { [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> };

/** One request needs few of the APIs, so each is made when it is first read. */
export const createApis = lazyParts<Omit<Parts, keyof Apis>, Apis>(makers);
