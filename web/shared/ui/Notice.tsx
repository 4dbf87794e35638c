import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  children: ReactNode;
  /** A button that does what the words ask for. */
  action?: ReactNode;
}

/** Something that the shopper has to know, and that stays. Screen readers say it when it appears. */
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
