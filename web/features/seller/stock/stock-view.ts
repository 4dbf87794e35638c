import type { SellerProduct_productFragment } from '#web/__generated__/seller.ts';
import { findCategory } from '#web/shared/lib/categories.ts';

type Product = SellerProduct_productFragment;

export const stockSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'price', label: 'Offer price, low to high' },
] as const;

/** What the seller wants to see of the product list. It lives in the address. */
export interface StockView {
  search: string;
  /** A shelf's slug, or '' for all. */
  shelf: string;
  stock: '' | 'in' | 'out';
  sort: (typeof stockSorts)[number]['value'];
  /** From 1. */
  page: number;
}

export function readStockView(params: URLSearchParams): StockView {
  const stock = params.get('stock');
  return {
    search: params.get('q') ?? '',
    shelf: findCategory(params.get('shelf') ?? '')?.slug ?? '',
    stock: stock === 'in' || stock === 'out' ? stock : '',
    sort: stockSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

/** Whether the products are looked at as they come, all of them. */
export function isWholeList({ search, shelf, stock, sort }: StockView) {
  return search.trim() === '' && shelf === '' && stock === '' && sort === 'newest';
}

/** The products to show, in the order asked for; they come newest first. */
export function applyStockView(products: readonly Product[], view: StockView): readonly Product[] {
  if (isWholeList(view)) return products;
  const { search, shelf, stock, sort } = view;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = products.filter(
    ({ name, categoryName, inStock }) =>
      words.every((word) => name.toLowerCase().includes(word)) &&
      (shelf === '' || categoryName.toLowerCase() === shelf) &&
      (stock === '' || inStock === (stock === 'in')),
  );
  if (sort === 'name') return fitting.toSorted((one, other) => one.name.localeCompare(other.name));
  if (sort === 'price') return fitting.toSorted((one, other) => one.offerPrice - other.offerPrice);
  return fitting;
}
