import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { isFoundByGtin } from '#readers/barcode.ts';
import { shopLocale } from '#web/shared/lib/format/money.ts';

type Product = SellerProduct_productFragment;

export const stockSorts = ['newest', 'name', 'price'] as const;

/** The seller's view of the product list, as stored in the address. */
export interface StockView {
  search: string;
  /** A category's slug, or '' for all. */
  category: string;
  stock: '' | 'in' | 'low' | 'out';
  sort: (typeof stockSorts)[number];
  /** Starts at 1. */
  page: number;
}

export function readStockView(params: URLSearchParams): StockView {
  const stock = params.get('stock');
  return {
    search: params.get('q') ?? '',
    category: params.get('category') ?? '',
    stock: stock === 'in' || stock === 'low' || stock === 'out' ? stock : '',
    sort: stockSorts.find((value) => value === params.get('sort')) ?? 'newest',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

/** Whether the view shows all products in the API's order. */
export function isWholeList({ search, category, stock, sort }: StockView) {
  return search.trim() === '' && category === '' && stock === '' && sort === 'newest';
}

/**
 * Filters and sorts products, which come newest first. A search also finds the beginning of an article number and of a
 * barcode.
 */
export function applyStockView(
  products: readonly Product[],
  view: StockView,
  skus: ReadonlyMap<string, string>,
): readonly Product[] {
  if (isWholeList(view)) return products;
  const { search, category, stock, sort } = view;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = ({ id, name, gtin }: Product) =>
    isFoundByGtin(search, gtin) ||
    words.every((word) => name.toLowerCase().includes(word) || skus.get(id)?.startsWith(word));
  const matching = products.filter(
    (product) =>
      (category === '' || product.category?.slug === category) &&
      (stock === '' ||
        (stock === 'low' ? product.inStock && product.availability === 'LOW' : product.inStock === (stock === 'in'))) &&
      hasWords(product),
  );
  if (sort === 'name') return matching.toSorted((one, other) => one.name.localeCompare(other.name, shopLocale()));
  if (sort === 'price') return matching.toSorted((one, other) => one.offerPrice - other.offerPrice);
  return matching;
}
