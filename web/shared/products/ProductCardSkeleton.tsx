import { shop } from '#web/shared/lib/shop/shop.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './ProductCard.css.ts';

/** The placeholder of a ProductCard, in its size. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.photo}>
        <Skeleton shape="tile" />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <Skeleton />
        </div>
        <Skeleton shape="short" />
        {shop().hasRating && (
          <span className={styles.rating}>
            <Skeleton shape="short" />
          </span>
        )}
        <div className={styles.buy}>
          <Skeleton shape="short" />
        </div>
      </div>
      <div className={styles.room} />
    </div>
  );
}
