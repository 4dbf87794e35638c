import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '#web/theme/text.css.ts';
import * as styles from './Page.css.ts';

interface PageProps {
  /** The document's title; the shop's name is added. */
  title: string;
  width?: keyof typeof styles.main;
  children: ReactNode;
}

/** The main landmark of a page. Sets the document's title and, after a navigation, moves the focus to the h1. */
export function Page({ title, width = 'normal', children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const known = useRef<string>(undefined);
  const { pathname, key } = useLocation();
  const first = key === 'default';

  // Focus lives in the document, outside React. The first page of a visit leaves it where the browser put it. Where the
  // heading comes with the data, the focus waits for it on the page, unless the person has gone on meanwhile.
  useEffect(() => {
    if (first) {
      known.current = pathname;
      return;
    }
    // The server's word on it was about the first page.
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + pathname);
    const target = main.current?.querySelector('h1') ?? main.current;
    const moved = known.current === pathname && document.activeElement !== main.current;
    known.current = pathname;
    if (!moved) target?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text or sort order is no new page
  }, [pathname, title]);

  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main[width]}>
      <title>{`${title} · Greengate`}</title>
      {children}
    </main>
  );
}

/** The page's one h1. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={text.h1}>
      {children}
    </h1>
  );
}
