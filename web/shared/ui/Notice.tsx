import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  children: ReactNode;
  /** A button for what the notice suggests. */
  action?: ReactNode;
}

/** A lasting message for the shopper. Screen readers say it when it appears. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <output className={styles.words}>
        <Icon name="info" />
        <span>{children}</span>
      </output>
      {action}
    </div>
  );
}
