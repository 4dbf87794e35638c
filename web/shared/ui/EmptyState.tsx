import type { ReactNode } from 'react';
import { text as type } from '#web/theme/text.css.ts';
import * as styles from './StatePanel.css.ts';

interface EmptyStateProps {
  /** The address of a square picture, for example `/art/empty-basket.webp`. */
  art?: string;
  title: string;
  text?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** The heading's level: 1 when the whole page is empty. */
  level?: 1 | 2;
}

/** Says that a list or page is empty, and offers a next step. */
export function EmptyState({ art, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.panel}>
      {art && <img className={styles.art} src={art} alt="" width={480} height={480} decoding="async" />}
      <Heading className={type.h2} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className={styles.message}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
