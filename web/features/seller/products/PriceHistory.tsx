import type { PriceHistoryQuery } from '#web/__generated__/seller-products.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import * as styles from './PriceHistory.css.ts';

interface PriceHistoryProps {
  moves: NonNullable<NonNullable<PriceHistoryQuery['seller']>['priceHistory']>['moves'];
}

const shownMoves = 10;

/** The last prices of a product, newest first, in a box that is closed. */
export function PriceHistory({ moves }: PriceHistoryProps) {
  const { timeZone } = useShopFacts();
  return (
    <details>
      <summary className={styles.title}>{texts.priceHistory}</summary>
      <div className={styles.rows}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.since}</th>
              <th scope="col">{labels.price}</th>
              <th scope="col">{labels.offerPrice}</th>
              <th scope="col">{texts.onSale}</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, shownMoves).map(({ at, price, offerPrice, isOnSale }, index) => (
              // Two changes may have the same time.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${at} ${index}`}>
                <th scope="row">{formatMoment(at, 'moment', timeZone)}</th>
                <td>{formatPrice(price)}</td>
                <td>{offerPrice < price ? formatPrice(offerPrice) : '–'}</td>
                <td>{isOnSale ? texts.yes : texts.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
