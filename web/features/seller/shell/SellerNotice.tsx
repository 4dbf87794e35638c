import type { ReactNode } from 'react';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as styles from './SellerNotice.css.ts';

interface SellerNoticeProps {
  /** Screen readers announce `danger` as an alert. */
  tone?: keyof typeof styles.notice;
  /** The button of the notice. */
  action: ReactNode;
  children: ReactNode;
}

/** A coloured band with an icon, a text and a button. */
export function SellerNotice({ tone = 'info', action, children }: SellerNoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={styles.notice[tone]}>
      <Icon name={tone === 'danger' ? 'alert' : 'info'} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
