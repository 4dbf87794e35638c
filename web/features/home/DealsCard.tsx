import { Link } from 'react-router-dom';
import { useDealsQuery } from '#web/__generated__/home.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './HomeBanner.css.ts';

/** Leads to what is on offer, on wide screens only. Renders nothing in a shop without offers. */
export function DealsCard() {
  // Without them, the banner still leads there.
  const { data, error } = useDealsQuery();
  const products = data?.products.nodes ?? [];
  // Keeps its place while it loads.
  if (!data && !error) return <span className={styles.deals} />;
  if (products.length === 0) return null;
  return (
    <Link to={`${paths.products}?offers=1`} className={styles.deals}>
      <span className={text.h2}>{texts.todaysDeals}</span>
      <span className={styles.dealPictures}>
        {products.map(({ id, name, category, image }) => (
          <ProductPicture key={id} src={image?.url} name={name} sizes="104px" category={category?.slug} />
        ))}
      </span>
      <span className={text.h3}>{texts.seeDeals}</span>
    </Link>
  );
}
