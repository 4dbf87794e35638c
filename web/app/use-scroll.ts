import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the footer says how to reach the shop. */
export const contactId = 'contact';

const storageKey = 'greengate.scroll';

/** How far down each entry of the history was left, in pixels by the router's key. Survives a reload. */
const places = {
  read(): Record<string, number> {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      return typeof stored === 'object' && stored !== null ? { ...stored } : {};
    } catch {
      return {};
    }
  },
  write(entry: string, top: number) {
    try {
      // The newest last; an old visit's entries fall out at the front.
      const { [entry]: _old, ...others } = this.read();
      const kept = Object.entries(others).slice(-49);
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...kept, [entry, top]])));
    } catch {
      // Blocked or full: going back then starts at the top.
    }
  },
};

/** How long a page may take until it is long enough to scroll to where it was left: a reload may need a request. */
const maxWaitMs = 4000;

/**
 * A new page starts at its top; going back leads to where the page was left; a hash leads to its element. The pages of a
 * list have one path: a link from one to the other scrolls to the list (`ProductResults`), going back leads to the place.
 */
export function useScroll() {
  const { pathname, search, hash, key } = useLocation();
  const how = useNavigationType();
  const listPage = new URLSearchParams(search).get('page');
  // The router calls the first entry of every visit the same.
  const entry = key === 'default' ? `first ${pathname}${search}` : key;
  const lastPath = useRef<string>(undefined);

  // The browser would scroll before the page it goes back to is there.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Remembers while it is scrolled: at the time of leaving the next page is there already.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        places.write(entry, window.scrollY);
      }, 100);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      clearTimeout(timer);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isArrival = lastPath.current === undefined;
    const isOtherPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash) return undefined;
    if (how === 'POP' && (!isArrival || cameBack())) return goBackTo(places.read()[entry] ?? 0);
    if (isOtherPath) window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text is no new page
  }, [pathname, listPage]);

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    // `key` is new on every click, so a second click on the same link leads there again.
  }, [hash, key]);
}

/** Whether this document was opened by a reload, or by going back to it from another site. */
function cameBack() {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  return opening !== undefined && 'type' in opening && opening.type !== 'navigate';
}

/** Scrolls there as soon as the page is long enough, unless the person scrolls first. Returns how to give up. */
function goBackTo(top: number) {
  const until = performance.now() + maxWaitMs;
  const waiting = new AbortController();
  const attempt = () => {
    if (waiting.signal.aborted) return;
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (!isThere && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
  const giveUp = () => waiting.abort();
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(kind, giveUp, { passive: true, signal: waiting.signal });
  return giveUp;
}
