import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the footer says how to reach the shop. */
export const CONTACT_ID = 'contact';

/** A new page starts at its top; going back is left to the browser; a hash leads to its element. */
export function useScroll() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    if (how !== 'POP' && !hash) window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- a new search text is no new page
  }, [pathname]);

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    // `key` is new on every click, so a second click on the same link leads there again.
  }, [hash, key]);
}
