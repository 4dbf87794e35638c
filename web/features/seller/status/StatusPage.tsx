import { useShopStatusQuery, type ShopCheckState } from '#web/__generated__/seller-status.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import * as texts from './texts.ts';
import * as styles from './StatusPage.css.ts';

const icons: Record<ShopCheckState, 'alert' | 'check' | 'minus'> = {
  FAULT: 'alert',
  WARNING: 'alert',
  UNKNOWN: 'minus',
  OK: 'check',
};

/** How the shop is: backups, disk, mail, certificate. It is for owners only. */
export function StatusPage() {
  const { data, error, loading, refetch } = useShopStatusQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  const checks = data?.seller?.shopStatus;
  return (
    <SellerPage title={texts.status}>
      <ShopNav />
      {error && <ErrorState message={messageOf(error)} onRetry={reload} />}
      {!error && !data && <Skeleton shape="panel" />}
      {checks && (
        <div className={styles.part} aria-busy={loading}>
          <ul aria-label={texts.checks} className={styles.list}>
            {checks.map(({ id, title, state, note }) => (
              <li key={id} className={styles.check}>
                <span className={styles.mark} data-state={state}>
                  <Icon name={icons[state]} size={18} />
                </span>
                <div className={styles.words}>
                  <h2 className={styles.title}>{title}</h2>
                  <p>
                    <strong>{texts.stateNames[state]}</strong> <span>{note}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{texts.faultsAreMailed}</p>
          <div>
            <Button variant="quiet" size="dense" busy={loading} onClick={reload}>
              {texts.checkAgain}
            </Button>
          </div>
        </div>
      )}
    </SellerPage>
  );
}
