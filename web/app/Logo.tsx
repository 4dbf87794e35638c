import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';
import * as styles from './Logo.css.ts';

/** @param isPlain whether a picture of the shop is left out: it may have a white ground, which shows on a grey one */
export function Logo({ isPlain = false }: { isPlain?: boolean }) {
  const { name, logo } = shop();
  const shape = (logo?.width ?? 36) / (logo?.height ?? 36);
  // A wide picture has the name in it.
  const hasNameInPicture = !isPlain && logo !== null && shape > 2.2;
  return (
    <Link to={paths.home} className={styles.logo} aria-label={texts.logoLabel(name)}>
      {logo && !isPlain && (
        <img className={styles.picture} src={logo.url} alt="" height="36" width={Math.round(36 * shape)} />
      )}
      {!logo && (
        <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
          <path
            className={styles.ground}
            d="M20 2C30.5 2 38 9.5 38 20v13a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V20C2 9.5 9.5 2 20 2Z"
          />
          <path className={styles.bars} d="M11 31V19M20 31v-6.5M29 31V19M8.5 25.5h23" />
          <path
            className={styles.leaf}
            d="M20 24.5c-6.5-1.2-8.3-7.5-6.3-14.5 6.8 1.3 9.9 6.2 6.3 14.5Zm0 0c0-5 2.2-8 6.8-9 .8 5-1.5 8.2-6.8 9Z"
          />
        </svg>
      )}
      {!hasNameInPicture && (
        <span className={styles.word} data-long={name.length > 14 || undefined}>
          {name}
        </span>
      )}
    </Link>
  );
}
