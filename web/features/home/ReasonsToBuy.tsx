import { shop } from '#web/shared/lib/shop.ts';
import { Icon, type IconName } from '#web/shared/ui/Icon.tsx';
import { text } from '#web/theme/text.css.ts';
import * as styles from './ReasonsToBuy.css.ts';

/** A reason without a claim of its own shows the delivery promise of the shop. */
const reasons: { title: string; claim?: string; icon: IconName; ground: keyof typeof styles.grounds }[] = [
  { title: 'Fastest delivery', icon: 'truck', ground: 'blue' },
  {
    title: 'Freshness guaranteed',
    claim: 'Picked ripe and packed the day it reaches you.',
    icon: 'leaf',
    ground: 'green',
  },
  {
    title: 'Affordable prices',
    claim: 'Honest everyday prices, with offers in every category.',
    icon: 'tag',
    ground: 'yellow',
  },
  {
    title: 'Trusted by 10,000+ customers',
    claim: 'Neighbours who shop with us week after week.',
    icon: 'heart',
    ground: 'red',
  },
];

export function ReasonsToBuy() {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, claim, icon, ground }) => (
        <li key={title} className={styles.reason}>
          <span className={styles.grounds[ground]}>
            <Icon name={icon} size={24} />
          </span>
          <h3 className={text.h3}>{title}</h3>
          <p className={styles.claim}>{claim ?? shop().deliveryPromise}</p>
        </li>
      ))}
    </ul>
  );
}
