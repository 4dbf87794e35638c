import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './SellerPage.css.ts';

interface SellerPageProps {
  title: string;
  /** What counts on this page, beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** The main landmark of a seller page. After a change of page the focus goes to its heading. */
export function SellerPage({ title, note, children }: SellerPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const first = key === 'default';

  // Focus lives in the document, outside React.
  useEffect(() => {
    if (!first) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text or filter is no new page
  }, [pathname]);

  return (
    <main id="main" className={styles.main}>
      <title>{`${title} · Greengate seller`}</title>
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
