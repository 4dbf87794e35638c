import * as styles from './SellerMark.css.ts';

/** The seller area's logo. */
export function SellerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <path className={styles.gate} d="M8 24V14a8 8 0 0 1 16 0v10M16 8v16M8 17h16" />
    </svg>
  );
}
