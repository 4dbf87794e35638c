import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusBeforePaint } from '#web/shared/lib/page/focus-before-paint.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './Page.css.ts';

interface PageProps {
  /** The document's title; the shop's name is added. */
  title: string;
  width?: keyof typeof styles.main;
  /** The part of the query that makes the address a page of its own for search engines: `?page=2`, or empty. */
  canonicalQuery?: string;
  children: ReactNode;
}

/** The main landmark of a page. Sets the document's title and moves the focus to the h1 after a navigation. */
export function Page({ title, width = 'normal', canonicalQuery = '', children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef<string>(undefined);
  const { pathname, key } = useLocation();
  const isFirst = key === 'default';

  // The first page of a visit leaves the focus where the browser put it. When the heading comes later with the data, the
  // focus waits on <main> and then moves to it, unless the person has moved it meanwhile.
  useEffect(() => {
    if (isFirst) {
      lastPathname.current = pathname;
      return undefined;
    }
    // The server wrote the canonical link for the first page.
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + pathname + canonicalQuery);
    return focusBeforePaint(() => {
      const target = main.current?.querySelector('h1') ?? main.current;
      const moved = lastPathname.current === pathname && document.activeElement !== main.current;
      lastPathname.current = pathname;
      if (!moved) target?.focus({ preventScroll: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text or sort order is not a new page
  }, [pathname, canonicalQuery, title]);

  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main[width]}>
      <title>{`${title} · ${shop().name}`}</title>
      {children}
    </main>
  );
}

export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={text.h1}>
      {children}
    </h1>
  );
}
