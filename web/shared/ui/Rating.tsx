import * as texts from './texts.ts';
import { spokenOnly } from '#web/theme/text.css.ts';
import * as styles from './Rating.css.ts';

const starCount = 5;
const filledStars = 4;

/** Stars side by side, 26 units each, in one drawing, because a list shows many. */
const stars = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_none, at) =>
      `M${12 + 26 * (from + at)} 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8 2.6-5.4Z`,
  ).join('');
const filled = stars(0, filledStars);
const outlined = stars(filledStars, starCount);

/**
 * The fixed rating that the specification asks for, shown where `shop().hasRating`. The height follows from the width, without which Firefox and WebKit shrink a
 * drawing in a row.
 */
export function Rating({ width = 75 }: { width?: number }) {
  return (
    <span className={styles.rating}>
      <span className={spokenOnly}>{texts.stars}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 128 24"
        width={width}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      >
        <path d={filled} fill="currentColor" />
        <path d={outlined} />
      </svg>
      <span className={styles.count}>{`(${filledStars})`}</span>
    </span>
  );
}
