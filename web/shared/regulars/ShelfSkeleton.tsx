import { ProductCardSkeleton } from '../products/ProductCardSkeleton.tsx';
import * as row from '../products/product-row.css.ts';

const places = [1, 2, 3, 4, 5];

/** The place of the shelf 'Buy again'. It shows only where the shelf is expected. */
export function ShelfSkeleton() {
  return (
    <div className={row.expected} aria-hidden="true">
      <div className={row.head} />
      <div className={row.row}>
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
