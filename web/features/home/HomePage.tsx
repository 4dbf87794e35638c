import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '#web/shared/lib/page/hydrated.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { deliveryTime } from '#web/shared/lib/shop/shop.ts';
import { bestSellersHeading } from '#web/shared/products/best-sellers-heading.ts';
import * as sharedTexts from '#web/shared/products/texts.ts';
import { BuyAgain } from '#web/shared/regulars/BuyAgain.tsx';
import { isShelfExpected } from '#web/shared/regulars/shelf.ts';
import { ShelfSkeleton } from '#web/shared/regulars/ShelfSkeleton.tsx';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { text } from '#web/theme/text.css.ts';
import { BestSellers } from './BestSellers.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { Newsletter } from './Newsletter.tsx';
import { ReasonsToBuy } from './ReasonsToBuy.tsx';
import * as texts from './texts.ts';
import * as styles from './HomePage.css.ts';

export function HomePage() {
  // A page that has kept no place for the shelf would move when it appears: there, the shelf is the last list of products.
  const [isShelfFirst] = useState(isShelfExpected);
  return (
    <Page title={texts.freshGroceries(deliveryTime())} width="bare">
      <div className={styles.page}>
        <HomeBanner />
        <section className={styles.section} aria-labelledby="categories-heading">
          <div className={styles.sectionHead}>
            <h2 id="categories-heading" className={text.h2}>
              {texts.shopByCategory}
            </h2>
            <ButtonLink to={paths.shoppingList} variant="soft" size="dense" icon="list">
              {sharedTexts.pasteList}
            </ButtonLink>
          </div>
          <CategoryTiles />
        </section>
        {isShelfFirst && <BuyAgain fallback={<ShelfSkeleton />} />}
        {!isShelfFirst && <RenderedPlace />}
        <section className={styles.section} aria-labelledby="best-sellers-heading">
          <div className={styles.sectionHead}>
            <h2 id="best-sellers-heading" className={text.h2}>
              {bestSellersHeading()}
            </h2>
            <Link to={paths.products} className={styles.allLink}>
              {texts.seeAll}
            </Link>
          </div>
          <BestSellers />
        </section>
        {!isShelfFirst && <BuyAgain />}
        <ReasonsToBuy />
        <Newsletter />
      </div>
    </Page>
  );
}

/** The place of the shelf as the server renders it. A part of its own: its change renders no other part of the page again. */
function RenderedPlace() {
  return !useHydrated() && <ShelfSkeleton />;
}
