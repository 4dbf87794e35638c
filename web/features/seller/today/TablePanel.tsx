import type { ReactNode } from 'react';
import * as styles from './TodayPage.css.ts';

/** A titled table, which scrolls sideways on a narrow screen. */
export function TablePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.panelTitle}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the table sideways */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table}>{children}</table>
      </div>
    </section>
  );
}
