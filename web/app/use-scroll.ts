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

/** How long a page may take to grow as long as it was: a frame from the cache, some requests after a reload. */
const patienceMs = 4000;

/** A new page starts at its top; going back leads to where it was left; a hash leads to its element. */
export function useScroll() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  // The router calls the first entry of every visit the same.
  const entry = key === 'default' ? `first ${pathname}` : key;
  const arriving = useRef(true);

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
    const known = how === 'POP' && (!arriving.current || cameBack());
    arriving.current = false;
    if (hash) return undefined;
    if (known) return goBackTo(places.read()[entry] ?? 0);
    window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text is no new page
  }, [pathname]);

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
  if (top === 0) {
    window.scrollTo(0, 0);
    return undefined;
  }
  const until = performance.now() + patienceMs;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    window.scrollTo(0, top);
    const there = Math.abs(window.scrollY - top) < 2;
    if (!there && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  window.addEventListener('keydown', stop, { once: true });
  return () => {
    stop();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  };
}
