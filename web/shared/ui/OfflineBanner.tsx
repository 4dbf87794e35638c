import { useOnline } from '../lib/network.ts';
import { Icon } from './Icon.tsx';
import * as styles from './OfflineBanner.css.ts';

/** Shows while there is no network. Its live region is always rendered, so that screen readers announce the banner. */
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
