import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listingSorts, productsPerPage } from '../features/catalog/listing-params.ts';
import { sellerPageFeatures } from '../features/seller/shell/seller-pages.ts';
import { pageFeatures } from '../shared/store-pages/page-features.ts';
import { pages, type PageEntry } from './pages.ts';
import { sellerPages } from './seller-pages.ts';

/** The page table that the gateway reads, in the order in which pages are matched. */
interface PageTable {
  pages: (PageEntry & {
    /** The feature without which a store does not have the page. */
    needs?: string;
  })[];
  /** The values of `?sort=` that make a page of their own out of a list. */
  listSorts: string[];
  /** The number of products on a page of a list. */
  productsPerPage: number;
}

const { seller: _all, notFound, ...shopperPages } = pages;

export const pageTable: PageTable = {
  pages: [...Object.values(shopperPages), ...sellerPages, notFound].map((page) => ({
    ...page,
    needs: pageFeatures[page.path] ?? sellerPageFeatures[page.path],
  })),
  // The first is the default, which addresses leave out.
  listSorts: listingSorts.slice(1).map(({ value }) => value),
  productsPerPage,
};

/** A Vite plugin: writes the page table beside the built app, as `pages.json`. */
export function pagesJson(): Plugin {
  return {
    name: 'greengate-pages-json',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: ({ dir = '' }) => writeFileSync(join(dir, 'pages.json'), JSON.stringify(pageTable)),
  };
}
