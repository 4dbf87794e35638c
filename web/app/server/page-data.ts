import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import {
  MoreOfCategoryDocument,
  NoResultsHelpDocument,
  ProductDetailDocument,
  ProductFoodDocument,
  ProductListDocument,
  type ProductDetailQuery,
  type ProductFoodQuery,
  type ProductListQuery,
} from '#web/__generated__/catalog.ts';
import { DealsDocument } from '#web/__generated__/home.ts';
import { ShopPageDocument, type ShopPageQuery } from '#web/__generated__/shop-pages.ts';
import { BestSellersDocument, OwnCategoriesDocument } from '#web/__generated__/products.ts';
import {
  productListVariables,
  readListing,
  categoryVariables,
  type Listing,
} from '#web/features/catalog/listing-params.ts';
import type { ListFrame } from '#web/features/catalog/list-frame.ts';
import { categoryLabel } from '#web/features/catalog/category-label.ts';
import { shownCategories } from '#web/shared/products/use-categories.ts';
import { shoppingList } from '#web/features/shopping-list/texts.ts';
import { pageAt, pages, type PageEntry, type PageName } from '../pages.ts';

/** The facts about a rendered page's content that its head needs. */
export type PageData =
  | { page: 'home' }
  | { page: 'productList'; listing: Listing }
  | { page: 'category'; category: { slug: string; label: string }; listing: Listing }
  | { page: 'product'; product: ProductDetailQuery['product']; food: ProductFood }
  | { page: 'shopPage'; shopPage: NonNullable<ShopPageQuery['store']>['page'] }
  | { page: 'frame'; isIndexed: boolean; title?: string };

export type ProductFood = NonNullable<ProductFoodQuery['product']>['food'];

type Pages = typeof pages;
type RenderedPage = {
  [Name in PageName]: Pages[Name] extends { audience: 'public'; isNotFound: true }
    ? never
    : Pages[Name] extends { audience: 'public' }
      ? Name
      : never;
}[PageName];

/**
 * Load a page's data into the client's cache, with the same operations and variables as the page's hooks, so that
 * rendering finds all data in the cache. They reject when some data cannot be read.
 */
const readers: Record<RenderedPage, (client: ApolloClient, url: URL) => Promise<PageData>> = {
  async home(client) {
    await Promise.all([
      client.query({ query: BestSellersDocument }),
      client.query({ query: OwnCategoriesDocument }),
      client.query({ query: DealsDocument }),
    ]);
    return { page: 'home' };
  },

  async productList(client, { searchParams }) {
    const listing = readListing(searchParams);
    const [{ data }] = await Promise.all([
      client.query({ query: ProductListDocument, variables: productListVariables(listing) }),
      client.query({ query: OwnCategoriesDocument }),
    ]);
    if (listing.search && data) await searchHelp(client, listing.search, data.products);
    return { page: 'productList', listing };
  },

  async category(client, { pathname, searchParams }) {
    const slug = (matchPath(pages.category.path, pathname)?.params.category ?? '').toLowerCase();
    const listing = readListing(searchParams);
    const [{ data }, { data: all }] = await Promise.all([
      client.query({ query: ProductListDocument, variables: categoryVariables(slug, listing) }),
      client.query({ query: OwnCategoriesDocument }),
    ]);
    const label = categoryLabel(slug, { shown: shownCategories(all), products: data?.products.nodes });
    return { page: 'category', category: { slug, label }, listing };
  },

  async product(client, { pathname }) {
    const id = matchPath(pages.product.path, pathname)?.params.id ?? '';
    const [{ data }] = await Promise.all([
      client.query({ query: ProductDetailDocument, variables: { id } }),
      ownCategories(client),
    ]);
    const product = data?.product ?? null;
    return { page: 'product', product, food: product?.allergens ? await foodOf(client, id) : null };
  },

  async shopPage(client, { pathname }) {
    const slug = matchPath(pages.shopPage.path, pathname)?.params.slug ?? '';
    const [{ data }] = await Promise.all([
      client.query({ query: ShopPageDocument, variables: { slug } }),
      ownCategories(client),
    ]);
    return { page: 'shopPage', shopPage: data?.store.page ?? null };
  },
};

/** The data for what follows a search with one result or none. */
async function searchHelp(
  client: ApolloClient,
  search: string,
  { totalCount, nodes: [only] }: ProductListQuery['products'],
) {
  if (totalCount === 0) await client.query({ query: NoResultsHelpDocument, variables: { search } });
  if (totalCount === 1 && only) await client.query({ query: MoreOfCategoryDocument, variables: { id: only.id } });
}

const hasReader = (name: PageName): name is RenderedPage => name in readers;

/** The food facts of a product. Without them, the browser asks for them. */
async function foodOf(client: ApolloClient, id: string): Promise<ProductFood> {
  const asked = client.query({ query: ProductFoodDocument, variables: { id } });
  return (await asked.catch(() => undefined))?.data?.product?.food ?? null;
}

/** The categories for the footer. Without them, the browser asks for them. */
async function ownCategories(client: ApolloClient): Promise<void> {
  await client.query({ query: OwnCategoriesDocument }).catch(() => undefined);
}

/** Loads the data for the page of an address. Of a page that is rendered as a frame, the browser loads the content. */
export async function fetchPageData(client: ApolloClient, url: URL): Promise<PageData> {
  const name = pageAt(url.pathname);
  if (hasReader(name)) return await readers[name](client, url);
  const entry: PageEntry = pages[name];
  if (entry.audience !== 'seller') await ownCategories(client);
  if (entry.isNotFound) await client.query({ query: BestSellersDocument }).catch(() => undefined);
  return { page: 'frame', isIndexed: false, ...(name === 'shoppingList' && { title: shoppingList }) };
}

/** The data for a list that is rendered without its products. Search results are not indexed. */
export async function listFrameData(client: ApolloClient, listFrame: ListFrame): Promise<PageData> {
  await ownCategories(client);
  return { page: 'frame', isIndexed: listFrame !== 'search' };
}
