import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { ProductDetailDocument, ProductListDocument, type ProductDetailQuery } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/home.ts';
import {
  productListVariables,
  readListing,
  shelfVariables,
  type Listing,
} from '#web/features/catalog/listing-params.ts';
import type { ListFrame } from '#web/features/catalog/list-frame.ts';
import { findCategory, type Shelf } from '#web/shared/lib/categories.ts';
import { routePatterns } from '#web/shared/lib/paths.ts';
import { pageAt } from '../pages.ts';

/** What a public page shows, as far as its head needs it. */
export type PageData =
  | { page: 'home' }
  | { page: 'productList'; listing: Listing }
  | { page: 'category'; shelf: Shelf }
  | { page: 'product'; product: ProductDetailQuery['product'] }
  | { page: 'cart' }
  | { page: 'frame'; listed: boolean }
  | { page: 'other' };

/**
 * Reads into the client's cache what a page asks for: the very operations and variables of its hooks, so that rendering
 * finds all of it there. Rejects when something cannot be had.
 */
export async function fetchPageData(client: ApolloClient, { pathname, searchParams }: URL): Promise<PageData> {
  const page = pageAt(pathname);
  switch (page) {
    case 'home':
      await client.query({ query: BestSellersDocument });
      return { page };
    case 'productList': {
      const listing = readListing(searchParams);
      await client.query({ query: ProductListDocument, variables: productListVariables(listing) });
      return { page, listing };
    }
    case 'category': {
      const shelf = findCategory(matchPath(routePatterns.category, pathname)?.params.category);
      if (!shelf) return { page: 'other' };
      const variables = shelfVariables(shelf, readListing(searchParams));
      await client.query({ query: ProductListDocument, variables });
      return { page, shelf };
    }
    case 'product': {
      const id = matchPath(routePatterns.product, pathname)?.params.id ?? '';
      const { data } = await client.query({ query: ProductDetailDocument, variables: { id } });
      return { page, product: data?.product ?? null };
    }
    case 'cart':
      return { page };
    default:
      return { page: 'other' };
  }
}

/** A frame asks for nothing: the browser does. */
export function frameData(frame: ListFrame): PageData {
  // Results of searches are no pages of their own.
  return { page: 'frame', listed: frame !== 'search' };
}
