import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { collectsOnly, deliveryPromise, deliveryTime, shop } from '#web/shared/lib/shop/shop.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { DealsCard } from './DealsCard.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './HomeBanner.css.ts';

/** The banner with the words and the photograph of the seller, if there are any, and beside it on the widest screens what is on offer. */
export function HomeBanner() {
  const { banner } = shop();
  const promise = deliveryTime() ? texts.delivered(deliveryTime()) : deliveryPromise();
  const sentence = deliveryTime() ? `${texts.everything} ${texts.cookTonight}` : texts.everything;
  return (
    <div className={styles.top}>
      <section
        className={styles.banner}
        aria-labelledby="banner-heading"
        data-photograph={banner?.pictures ? true : undefined}
      >
        <div className={styles.words}>
          {promise && (
            <p className={styles.promise}>
              <Icon name="clock" size={18} />
              <span>{promise}</span>
            </p>
          )}
          <h1 id="banner-heading" tabIndex={-1} className={text.display}>
            {banner?.heading ?? (collectsOnly() ? texts.wholeMarketToCollect : texts.wholeMarket)}
          </h1>
          <p className={styles.sentence} data-own={banner?.text ? true : undefined}>
            {banner?.text ?? sentence}
          </p>
          {banner?.until && (banner.heading ?? banner.text) && (
            <p className={styles.sentence} data-own>
              {texts.untilDay(formatMoment(`${banner.until}T12:00Z`, 'day', 'UTC'))}
            </p>
          )}
          <div className={styles.actions}>
            <ButtonLink to={paths.products} size="large">
              {texts.shopNow}
            </ButtonLink>
            <ButtonLink to={`${paths.products}?offers=1`} size="large" variant="quiet">
              {texts.exploreDeals}
            </ButtonLink>
          </div>
        </div>
        {banner?.pictures ? <Photograph addresses={banner.pictures} /> : <Art />}
      </section>
      <DealsCard />
    </div>
  );
}

function Photograph({ addresses: [small, large] }: { addresses: readonly string[] }) {
  return (
    <img
      className={styles.photograph}
      src={large}
      srcSet={`${small} 640w, ${large} 1600w`}
      sizes="(min-width: 700px) 96vw, 320px"
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
}

function Art() {
  return (
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
  );
}
