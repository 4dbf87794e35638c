import type { ReactNode } from 'react';
import * as styles from './TodayPage.css.ts';

interface PanelProps {
  title: string;
  /** The sentence that is shown instead of an empty list. */
  empty: string;
  children: readonly ReactNode[];
  /** A control below the list, shown when the list is not empty. */
  action?: ReactNode;
  /** Links below it, also below an empty list. */
  links?: ReactNode;
}

/** A titled list, or a sentence instead of an empty one. */
export function Panel({ title: name, empty, children, action, links }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={name}>
      <h2 className={styles.panelTitle}>{name}</h2>
      {children.length === 0 ? <p className={styles.soft}>{empty}</p> : <ul>{children}</ul>}
      {children.length > 0 && action}
      {links}
    </section>
  );
}
