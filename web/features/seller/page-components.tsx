import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/shared/lib/page/lazy-part.tsx';
import type { SellerPageName } from './shell/seller-pages.ts';

interface PageComponent {
  Page: ComponentType;
  /** Loads the chunk. */
  load: () => Promise<unknown>;
}

/** A page in a chunk of its own. */
function page<Name extends string>(fetch: () => Promise<Record<Name, ComponentType>>, name: Name): PageComponent {
  const { Part, load } = lazyPart<object>(async () => (await fetch())[name]);
  return { Page: Part, load };
}

const stock = page(() => import('./stock/ProductStockPage.tsx'), 'ProductStockPage');
const arranged = page(() => import('./products/ArrangeProductsPage.tsx'), 'ArrangeProductsPage');

/** The products with their stock, or in the seller's own order: the address says which. */
function ProductList() {
  const [params] = useSearchParams();
  return params.has('arrange') ? <arranged.Page /> : <stock.Page />;
}

const edited = page(() => import('./products/EditProductPage.tsx'), 'EditProductPage');
const food = page(() => import('./food/FoodSection.tsx'), 'FoodSection');

/** A product with its food facts, which have a form of their own. */
function EditedProduct() {
  return (
    <>
      <edited.Page />
      <Suspense>
        <food.Page />
      </Suspense>
    </>
  );
}

/** The component of each page of the seller. */
export const pageComponents: Record<SellerPageName, PageComponent> = {
  today: page(() => import('./today/TodayPage.tsx'), 'TodayPage'),
  orders: page(() => import('./orders/SellerOrdersPage.tsx'), 'SellerOrdersPage'),
  pickList: page(() => import('./picking/PickListPage.tsx'), 'PickListPage'),
  packingSlips: page(() => import('./picking/PackingSlipsPage.tsx'), 'PackingSlipsPage'),
  withdrawals: page(() => import('./orders/WithdrawalsPage.tsx'), 'WithdrawalsPage'),
  customers: page(() => import('./customers/CustomersPage.tsx'), 'CustomersPage'),
  takeOrder: page(() => import('./customers/TakeOrderPage.tsx'), 'TakeOrderPage'),
  productList: { Page: ProductList, load: () => Promise.all([stock.load(), arranged.load()]) },
  editProduct: { Page: EditedProduct, load: () => Promise.all([edited.load(), food.load()]) },
  categories: page(() => import('./categories/CategoriesPage.tsx'), 'CategoriesPage'),
  deposits: page(() => import('./deposits/DepositsPage.tsx'), 'DepositsPage'),
  import: page(() => import('./imports/ImportPage.tsx'), 'ImportPage'),
  countStock: page(() => import('./stock/CountStockPage.tsx'), 'CountStockPage'),
  goodsReceived: page(() => import('./stock/GoodsReceivedPage.tsx'), 'GoodsReceivedPage'),
  origins: page(() => import('./food/OriginsPage.tsx'), 'OriginsPage'),
  addProduct: page(() => import('./products/AddProductPage.tsx'), 'AddProductPage'),
  shop: page(() => import('./shop/ShopPage.tsx'), 'ShopPage'),
  ready: page(() => import('./law/ReadyPage.tsx'), 'ReadyPage'),
  team: page(() => import('./team/TeamPage.tsx'), 'TeamPage'),
  changes: page(() => import('./team/ChangesPage.tsx'), 'ChangesPage'),
  status: page(() => import('./status/StatusPage.tsx'), 'StatusPage'),
  password: page(() => import('./team/OwnPasswordPage.tsx'), 'OwnPasswordPage'),
};
