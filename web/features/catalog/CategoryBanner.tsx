import { tintOf, type ShopCategory } from '#web/shared/lib/shop/categories.ts';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './CategoryBanner.css.ts';
import * as listing from './ListingPage.css.ts';

interface CategoryBannerProps {
  title: string;
  slug: string;
  /** The category; undefined when it is not one of the seven. */
  category: ShopCategory | undefined;
  /** The address of the picture of an own category. */
  picture: string | undefined;
  /** The number of the category's products, in words. */
  count: string;
}

export function CategoryBanner({ title, slug, category, picture, count }: CategoryBannerProps) {
  return (
    <div className={styles.tinted[tintOf(slug)]}>
      <div className={styles.words}>
        {/* Shown in upper case, but not read aloud letter by letter. */}
        <h1 tabIndex={-1} className={text.h1} aria-label={title}>
          {title.toUpperCase()}
        </h1>
        {category && title === category.label && texts.plainNames[category.slug] && (
          <p className={styles.label}>{texts.plainNames[category.slug]}</p>
        )}
        <output className={listing.count}>{count}</output>
      </div>
      {category && (
        // Lazy, so that phones, which hide it, do not load it.
        <img
          className={styles.art}
          src={category.art}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
        />
      )}
      {!category && (
        <span className={styles.art}>
          <ProductPicture src={picture} name={title} sizes="112px" category={slug} />
        </span>
      )}
    </div>
  );
}
