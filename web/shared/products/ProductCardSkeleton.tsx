import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './ProductCardSkeleton.css.ts';

/** The placeholder of a ProductCard. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="tile" />
      <div className={styles.words}>
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="short" />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
