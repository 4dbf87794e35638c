import { reasonsId } from '#web/shared/lib/shop/paths.ts';
import { shownReasons } from '#web/shared/lib/shop/reasons.ts';
import * as words from '#web/shared/lib/reasons/texts.ts';
import { Icon, type IconName } from '#web/shared/ui/Icon.tsx';
import { text as type } from '#web/theme/text.css.ts';
import { section } from './HomePage.css.ts';
import * as styles from './ReasonsToBuy.css.ts';

/** The icons of the reasons that the specification asks for; the shop's own have a check mark. */
const icons: Partial<Record<string, IconName>> = {
  [words.fastest]: 'truck',
  [words.fresh]: 'leaf',
  [words.affordable]: 'tag',
  [words.trusted]: 'heart',
};
const grounds = [styles.grounds.blue, styles.grounds.green, styles.grounds.yellow, styles.grounds.red];

/** The reasons to buy here; nothing in a shop that has said none. */
export function ReasonsToBuy() {
  const { heading, list } = shownReasons();
  if (list.length === 0) return null;
  return (
    <section id={reasonsId} tabIndex={-1} className={section} aria-labelledby="reasons-heading">
      <h2 id="reasons-heading" className={type.h2}>
        {heading ?? words.whyShopHere}
      </h2>
      <ul className={styles.reasons}>
        {list.map(({ title, text }, at) => (
          // Two reasons may have the same title, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.reason}>
            <span className={grounds[at]}>
              <Icon name={icons[title] ?? 'check'} size={24} />
            </span>
            <h3 className={type.h3}>{title}</h3>
            {text && <p className={styles.claim}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
