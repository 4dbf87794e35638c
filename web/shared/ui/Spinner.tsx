import * as styles from './Spinner.css.ts';

/** A turning wheel that says what is waited for. */
export function Spinner({ text = 'Loading…' }: { text?: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{text}</span>
    </output>
  );
}
