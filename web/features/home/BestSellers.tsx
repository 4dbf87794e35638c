import { Link } from 'react-router-dom';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { ProductCardSkeleton } from '#web/shared/products/ProductCardSkeleton.tsx';
import { useBestSellers } from '#web/shared/products/use-best-sellers.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './HomePage.css.ts';

const placeholders = [1, 2, 3, 4, 5];

/** The first five products in stock, in the store's order. */
export function BestSellers() {
  const { products, error, refetch } = useBestSellers();
  useErrorToast(error);

  if (!products && error)
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />; // the error shows through `error`
  if (!products) {
    return (
      <ul
        className={styles.bestSellers}
        aria-busy="true"
        aria-label={shop().hasPicks ? texts.loadingPicks : texts.loadingBestSellers}
      >
        {placeholders.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        art="/art/empty-basket.webp"
        title={texts.noneInStock}
        text={texts.restocking}
        action={<ButtonLink to={paths.products}>{texts.seeAll}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.bestSellers}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
      <li className={styles.lastPlace}>
        <Link to={paths.products} className={styles.moreTile}>
          <Icon name="arrow-right" size={26} />
          {texts.seeAll}
        </Link>
      </li>
    </ul>
  );
}
