import type { Shelf } from '#web/shared/lib/categories.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './CategoryBanner.css.ts';

interface CategoryBannerProps {
  title: string;
  /** Unset for a name that is none of the seven. */
  shelf?: Shelf;
}

export function CategoryBanner({ title, shelf }: CategoryBannerProps) {
  return (
    <div className={shelf ? styles.tinted[shelf.tint] : styles.plain}>
      <div className={styles.words}>
        {/* Shown in upper case, but not read aloud letter by letter. */}
        <h1 tabIndex={-1} className={text.h1} aria-label={title}>
          {title.toUpperCase()}
        </h1>
        {shelf && !shelf.label.includes(shelf.path) && <p className={styles.label}>{shelf.path}</p>}
      </div>
      {shelf && <img className={styles.art} src={shelf.art} alt="" width={320} height={320} decoding="async" />}
    </div>
  );
}
