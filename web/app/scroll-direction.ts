/** Nearer to the top nothing hides: the page's heading would slide under the elements that stick to the top. */
const topPx = 320;
/** Shorter movements come from a resting finger and do not count. */
const movedPx = 8;

/**
 * Marks the document with `data-scrolled-down` while the page moves down and the focus is not in the header, so that
 * the elements that stick to the top of a phone move out of view.
 * @returns a function that stops it
 */
export function followScrollDirection(): () => void {
  const root = document.documentElement;
  let last = 0;
  const isInHeader = () => document.activeElement?.closest('header') != null;
  const onScroll = () => {
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < movedPx) return;
    root.toggleAttribute('data-scrolled-down', scrollY > last && scrollY > topPx && !isInHeader());
    last = scrollY;
  };
  const onFocus = () => isInHeader() && root.removeAttribute('data-scrolled-down');
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('focusin', onFocus);
  // The person may have scrolled before this code was loaded.
  onScroll();
  return () => {
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('focusin', onFocus);
    root.removeAttribute('data-scrolled-down');
  };
}
