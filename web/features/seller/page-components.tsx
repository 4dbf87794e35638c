import { lazy, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SellerPageName } from './shell/seller-pages.ts';

interface PageComponent {
  Page: ComponentType;
  /** Loads the chunk. */
  load: () => Promise<unknown>;
}

/** A page in a chunk of its own. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): PageComponent => ({
  Page: lazy<ComponentType>(async () => ({ default: (await load())[name] })),
  load,
});

const stock = page(() => import('./stock/ProductStockPage.tsx'), 'ProductStockPage');
const arranged = page(() => import('./products/ArrangeProductsPage.tsx'), 'ArrangeProductsPage');

/** The products with their stock, or in the seller's own order: the address says which. */
function ProductList() {
  const [params] = useSearchParams();
  return params.has('arrange') ? <arranged.Page /> : <stock.Page />;
}

/** The component of each page of the seller. */
export const pageComponents: Record<SellerPageName, PageComponent> = {
  today: page(() => import('./today/TodayPage.tsx'), 'TodayPage'),
  orders: page(() => import('./orders/SellerOrdersPage.tsx'), 'SellerOrdersPage'),
  pickList: page(() => import('./picking/PickListPage.tsx'), 'PickListPage'),
  packingSlips: page(() => import('./picking/PackingSlipsPage.tsx'), 'PackingSlipsPage'),
  productList: { Page: ProductList, load: () => Promise.all([stock.load(), arranged.load()]) },
  editProduct: page(() => import('./products/EditProductPage.tsx'), 'EditProductPage'),
  categories: page(() => import('./categories/CategoriesPage.tsx'), 'CategoriesPage'),
  import: page(() => import('./imports/ImportPage.tsx'), 'ImportPage'),
  countStock: page(() => import('./stock/CountStockPage.tsx'), 'CountStockPage'),
  goodsReceived: page(() => import('./stock/GoodsReceivedPage.tsx'), 'GoodsReceivedPage'),
  addProduct: page(() => import('./products/AddProductPage.tsx'), 'AddProductPage'),
  shop: page(() => import('./shop/ShopPage.tsx'), 'ShopPage'),
  team: page(() => import('./team/TeamPage.tsx'), 'TeamPage'),
  changes: page(() => import('./team/ChangesPage.tsx'), 'ChangesPage'),
  password: page(() => import('./team/OwnPasswordPage.tsx'), 'OwnPasswordPage'),
};
