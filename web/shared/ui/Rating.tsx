import { spokenOnly } from '#web/theme/text.css.ts';
import { Icon } from './Icon.tsx';
import * as styles from './Rating.css.ts';

const STARS = [1, 2, 3, 4, 5];
const FILLED = 4;

/** A fixed display, as the specification wants it: nothing is measured. */
export function Rating({ size = 14 }: { size?: number }) {
  return (
    <span className={styles.rating}>
      <span className={spokenOnly}>4 out of 5 stars</span>
      {STARS.map((star) => (
        <Icon key={star} name="star" size={size} filled={star <= FILLED} />
      ))}
      <span className={styles.count}>({FILLED})</span>
    </span>
  );
}
