import { paths } from '#web/shared/lib/paths.ts';
import { collectsOnly, deliveryPromise, deliveryTime } from '#web/shared/lib/shop.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { DealsCard } from './DealsCard.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './HomeBanner.css.ts';

/** The banner, and beside it on the widest screens what is on offer. */
export function HomeBanner() {
  const promise = deliveryTime() ? texts.delivered(deliveryTime()) : deliveryPromise();
  return (
    <div className={styles.top}>
      <section className={styles.banner} aria-labelledby="banner-heading">
        <div className={styles.words}>
          {promise && (
            <p className={styles.promise}>
              <Icon name="clock" size={18} />
              {promise}
            </p>
          )}
          <h1 id="banner-heading" tabIndex={-1} className={text.display}>
            {collectsOnly() ? texts.wholeMarketToCollect : texts.wholeMarket}
          </h1>
          <p className={styles.sentence}>
            {deliveryTime() ? `${texts.everything} ${texts.cookTonight}` : texts.everything}
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.products} size="large">
              {texts.shopNow}
            </ButtonLink>
            <ButtonLink to={`${paths.products}?offers=1`} size="large" variant="quiet">
              {texts.exploreDeals}
            </ButtonLink>
          </div>
        </div>
        <img
          className={styles.art}
          src="/art/hero-1200.webp"
          srcSet="/art/hero-400.webp 400w, /art/hero-640.webp 640w, /art/hero-960.webp 960w, /art/hero-1200.webp 1200w"
          sizes="(min-width: 1000px) 352px, (min-width: 700px) 46vw, 40vw"
          alt=""
          width={1200}
          height={900}
          fetchPriority="high"
          decoding="async"
        />
      </section>
      <DealsCard />
    </div>
  );
}
