import { spokenOnly } from '#web/theme/text.css.ts';
import { formatCents, formatPrice, type Claim } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';
import * as styles from './Price.css.ts';

interface PriceProps {
  /** The charged price, in whole currency units. */
  offerPrice: number;
  /** The reduction to announce. */
  claim?: Claim | null;
  size?: 'small' | 'normal' | 'large';
}

/** The price that is charged and, with a reduction, the struck price. */
export function Price({ offerPrice, claim, size = 'normal' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.now}>{formatPrice(offerPrice)}</span>
      {claim && <StruckPrice claim={claim} className={styles.was} />}
    </span>
  );
}

interface StruckPriceProps {
  claim: Claim;
  className?: string | undefined;
}

/** The struck price. Screen readers say what it is. */
export function StruckPrice({ claim: { wasCents, isReference }, className }: StruckPriceProps) {
  return (
    <s className={className}>
      <span className={spokenOnly}>{` ${isReference ? texts.lowestOf30Days : texts.insteadOf} `}</span>
      <span>{formatCents(wasCents)}</span>
    </s>
  );
}
