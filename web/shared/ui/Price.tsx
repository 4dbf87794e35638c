import { spokenOnly } from '#web/theme/text.css.ts';
import { formatPrice, toCents } from '../lib/money.ts';
import * as texts from './texts.ts';
import * as styles from './Price.css.ts';

interface PriceProps {
  /** The list price, in whole currency units. */
  price: number;
  /** The charged price, in whole currency units. */
  offerPrice: number;
  size?: 'small' | 'normal' | 'large';
}

/** The price that is charged and, when it is an offer, the list price struck through. */
export function Price({ price, offerPrice, size = 'normal' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.now}>{formatPrice(offerPrice)}</span>
      {toCents(price) > toCents(offerPrice) && (
        <s className={styles.was}>
          <span className={spokenOnly}>{`${texts.insteadOf} `}</span>
          {formatPrice(price)}
        </s>
      )}
    </span>
  );
}
