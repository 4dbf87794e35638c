import * as texts from './texts.ts';
import * as styles from './Spinner.css.ts';

export function Spinner({ text = texts.loading }: { text?: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{text}</span>
    </output>
  );
}
