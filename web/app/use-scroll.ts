import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { inTab } from '#web/shared/lib/storage/stored.ts';

/** The id of the footer's contact section. */
export const contactId = 'contact';

const stored = inTab('greengate.scroll');

/** The scroll position of each history entry in pixels, by the router's key. Survives a reload. */
const positions = {
  read: () => stored.read((value) => value as Record<string, number>) ?? {},
  write: (entry: string, top: number) => {
    // The newest entry is the last one. At most 50 entries are kept.
    const { [entry]: _old, ...others } = positions.read();
    const newest = Object.entries(others).slice(-49);
    stored.write(Object.fromEntries([...newest, [entry, top]]));
  },
};

/** The time that a page may take to become long enough for its scroll position: a reload may need a request. */
const maxWaitMs = 4000;

/**
 * A new page starts at its top, going back restores the scroll position, and a hash scrolls to its element. The pages of a
 * list have the same path: a link between them scrolls to the list (`ProductResults`), going back restores the position.
 */
export function useScroll() {
  const { pathname, search, hash, key } = useLocation();
  const how = useNavigationType();
  const listPage = new URLSearchParams(search).get('page');
  // The router uses the same key for the first entry of every visit.
  const entry = key === 'default' ? `first ${pathname}${search}` : key;
  const lastPath = useRef<string>(undefined);

  // The browser would scroll before the page is rendered.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Stores the position during scrolling: when the address changes, the next page is already rendered.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        positions.write(entry, window.scrollY);
      }, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined;
    const isOtherPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash) return undefined;
    if (how === 'POP' && (!isFirst || isRestored())) return scrollBackTo(positions.read()[entry] ?? 0);
    // The browser opens the first page at its top, and the person may have scrolled before the app started.
    if (isOtherPath && !isFirst) window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text is not a new page
  }, [pathname, listPage]);

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    // `key` changes with every click, so a second click on the same link scrolls again.
  }, [hash, key]);
}

/** Whether this document was opened by a reload, or by going back from another site. */
function isRestored() {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  return opening !== undefined && 'type' in opening && opening.type !== 'navigate';
}

/**
 * Scrolls before the next paint, or as soon as the page is long enough, unless the person scrolls first. Scrolling at
 * once would make the browser lay the page out in the task that renders it. Returns a function that cancels it.
 */
function scrollBackTo(top: number) {
  const deadline = performance.now() + maxWaitMs;
  const cancellation = new AbortController();
  const attempt = () => {
    if (cancellation.signal.aborted) return;
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (!isThere && performance.now() < deadline) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  const cancel = () => cancellation.abort();
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(kind, cancel, { passive: true, signal: cancellation.signal });
  return cancel;
}
