import { useOnline } from '#web/shared/lib/network/network.ts';
import { Icon } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './OfflineBanner.css.ts';

/** Shows while there is no network. Its live region is always rendered, so that screen readers announce the banner. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div aria-live="polite" className={styles.region}>
      {!online && (
        <span className={styles.banner}>
          <Icon name="info" />
          {texts.offline}
        </span>
      )}
    </div>
  );
}
