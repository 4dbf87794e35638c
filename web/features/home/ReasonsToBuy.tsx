import { shop } from '#web/shared/lib/shop.ts';
import { Icon, type IconName } from '#web/shared/ui/Icon.tsx';
import * as texts from './texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './ReasonsToBuy.css.ts';

/** A reason without a claim of its own shows the delivery promise of the shop. */
const reasons: { title: string; claim?: string; icon: IconName; ground: keyof typeof styles.grounds }[] = [
  { title: texts.fastest, icon: 'truck', ground: 'blue' },
  { title: texts.fresh, claim: texts.freshClaim, icon: 'leaf', ground: 'green' },
  { title: texts.affordable, claim: texts.affordableClaim, icon: 'tag', ground: 'yellow' },
  { title: texts.trusted, claim: texts.trustedClaim, icon: 'heart', ground: 'red' },
];

export function ReasonsToBuy() {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, claim, icon, ground }) => (
        <li key={icon} className={styles.reason}>
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
