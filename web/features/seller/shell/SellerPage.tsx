import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusBeforePaint } from '#web/shared/lib/page/focus-before-paint.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';
import * as styles from './SellerPage.css.ts';

interface SellerPageProps {
  title: string;
  /** A short text beside the title, such as a number of entries. */
  note?: ReactNode;
  /** A text before the title in the browser's tab, such as `(2) `. */
  tabNote?: string;
  children: ReactNode;
}

/** The main landmark of a seller page. After a navigation it moves the focus to the heading. */
export function SellerPage({ title, note, tabNote = '', children }: SellerPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';

  useEffect(() => {
    return isFirst ? undefined : focusBeforePaint(() => heading.current?.focus({ preventScroll: true }));
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text or filter is not a new page
  }, [pathname]);

  return (
    <main id="main" className={styles.main}>
      <title>{`${tabNote}${texts.tabTitle(title, shop().name)}`}</title>
      <div className={styles.pageHead}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {note && <p className={styles.count}>{note}</p>}
      </div>
      {children}
    </main>
  );
}
