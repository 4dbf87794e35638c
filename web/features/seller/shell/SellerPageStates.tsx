import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from './SellerPage.tsx';
import * as styles from './SellerPage.css.ts';

interface SellerPageErrorProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** A seller page whose data could not be loaded. */
export function SellerPageError({ title, error, onRetry }: SellerPageErrorProps) {
  return (
    <SellerPage title={title}>
      <ErrorState message={messageOf(error)} onRetry={onRetry} />
    </SellerPage>
  );
}

interface SellerPageLoadingProps {
  title: string;
  /** The text for screen readers that says what is loading. */
  label: string;
  /** The shape of one entry of the list. */
  shape: 'panel' | 'row';
}

/** A seller page whose list is loading. */
export function SellerPageLoading({ title, label, shape }: SellerPageLoadingProps) {
  return (
    <SellerPage title={title}>
      <section className={styles.loading} aria-busy="true" aria-label={label}>
        <Skeleton shape={shape} />
        <Skeleton shape={shape} />
        <Skeleton shape={shape} />
      </section>
    </SellerPage>
  );
}
