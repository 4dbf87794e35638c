import { spokenOnly } from '#web/theme/text.css.ts';
import * as styles from './Rating.css.ts';

const starCount = 5;
const filledStars = 4;

/** Stars side by side, 26 units each, in one drawing, because a list shows many. */
const star = (at: number) =>
  `M${12 + 26 * at} 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8 2.6-5.4Z`;
const drawn = Array.from({ length: starCount }, (_none, at) => star(at));
const filled = drawn.slice(0, filledStars).join('');
const outlined = drawn.join('');

/** The fixed rating that the specification asks for. */
export function Rating({ size = 14 }: { size?: number }) {
  return (
    <span className={styles.rating}>
      <span className={spokenOnly}>4 out of 5 stars</span>
      <svg aria-hidden="true" viewBox="0 0 128 24" width={(size * 128) / 24} height={size} focusable="false">
        <path d={filled} fill="currentColor" />
        <path d={outlined} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      </svg>
      <span className={styles.count}>({filledStars})</span>
    </span>
  );
}
