import { useOnline } from '../lib/network.ts';
import { Icon } from './Icon.tsx';
import * as styles from './OfflineBanner.css.ts';

/** Says that there is no network, and what that means; goes by itself. The region is there from the start. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div aria-live="polite" className={styles.region}>
      {!online && (
        <span className={styles.banner}>
          <Icon name="info" />
          You are offline. Prices may be out of date. Your cart is saved, and changes are sent when you are back online.
        </span>
      )}
    </div>
  );
}
