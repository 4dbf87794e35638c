import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { ProductCard_productFragment } from '#web/__generated__/catalog.ts';
import { isRecord } from '#web/shared/lib/is-record.ts';
import { cardFields } from '#web/shared/products/card-fields.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { productGrid } from '#web/theme/layout.css.ts';
import * as texts from './saved/texts.ts';

export interface SavedResultsProps {
  search: string;
  /** The slug of the category that is searched; empty for all. */
  category: string;
  /** Shows when no product is saved at all. */
  otherwise: ReactNode;
}

const maxShown = 60;

/** A search without a network: the products of the visited pages whose names have all words. */
export function SavedResults({ search, category, otherwise }: SavedResultsProps) {
  const saved = Object.values(useApolloClient().extract() as object).filter(isCard);
  if (saved.length === 0) return otherwise;
  const words = search.toLowerCase().split(/\s+/);
  const found = saved.filter(
    (product) =>
      product.inStock &&
      (!category || product.category?.slug === category) &&
      words.every((word) => product.name.toLowerCase().includes(word)),
  );
  return (
    <>
      <Notice>{found.length > 0 ? texts.onlySaved : texts.noneSaved}</Notice>
      <ul className={productGrid}>
        {found.slice(0, maxShown).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={2} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether an object of the cache is a product with all fields of a card: some pages load fewer. */
const isCard = (entity: unknown): entity is ProductCard_productFragment =>
  isRecord(entity) && entity['__typename'] === 'Product' && cardFields.every((field) => field in entity);
