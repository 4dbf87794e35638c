import { memo, type RefObject } from 'react';
import type { ProductCard_productFragment } from '#web/__generated__/catalog.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { productGrid } from '#web/theme/layout.css.ts';
import { cardsPerBlock, useCardWindow, type BlockDetail, type Heights } from './use-card-window.ts';
import * as styles from './ListingPage.css.ts';

/** The cards of a phone's first row: their pictures come first. Those of a wide screen's follow as soon as they are laid out. */
const firstRow = 2;

type Products = readonly ProductCard_productFragment[];

interface CardGridProps {
  grid: RefObject<HTMLUListElement | null>;
  /** The entry of the history that the list belongs to. */
  entry: string;
  products: Products;
}

/** The cards of a list, which may be hundreds. */
export function CardGrid({ grid, entry, products }: CardGridProps) {
  const { heights, detailOf } = useCardWindow({ grid, entry, count: products.length });
  const blocks = Array.from({ length: Math.ceil(products.length / cardsPerBlock) }, (_none, block) => block);
  return (
    <ul ref={grid} className={productGrid} aria-label="Products">
      {blocks.map((block) => (
        <CardBlock
          key={block}
          products={products}
          start={block * cardsPerBlock}
          detail={detailOf(block)}
          heights={heights}
        />
      ))}
    </ul>
  );
}

interface CardBlockProps {
  products: Products;
  /** Where in the list the block starts. */
  start: number;
  detail: BlockDetail;
  /** How high the cards were that are only room now. */
  heights: Heights;
}

/** A list that grows is another list with the same products: a block that has not changed is not rendered again. */
const CardBlock = memo(
  function CardBlock({ products, start, detail, heights }: CardBlockProps) {
    return blockOf(products, start).map((product, at) =>
      detail === 'cards' ? (
        <li key={product.id}>
          <ProductCard
            product={product}
            level={2}
            priority={start + at === 0 ? 'first' : start + at < firstRow ? 'early' : undefined}
          />
        </li>
      ) : (
        <li key={product.id} className={styles.distant} style={{ minHeight: heights.get(start + at) }}>
          {detail === 'names' && (
            <h2>
              <a href={paths.product(product)}>{product.name}</a>
            </h2>
          )}
        </li>
      ),
    );
  },
  (one, other) =>
    one.detail === other.detail &&
    one.start === other.start &&
    (one.products === other.products || isSame(blockOf(one.products, one.start), blockOf(other.products, one.start))),
);

function blockOf(products: Products, start: number) {
  return products.slice(start, start + cardsPerBlock);
}

function isSame(one: Products, other: Products) {
  return one.length === other.length && one.every((product, at) => product === other[at]);
}
