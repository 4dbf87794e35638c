import './picture-morph.css.ts';

const transitionName = 'product-picture';

/** The browser shows the old page until the new one is rendered, but no longer than this. */
const maxRenderMs = 300;

/**
 * Moves the picture of a card into the page of its product, where the browser supports it.
 * @param isLoaded whether the page of an address can render at once
 * @returns a function that stops it
 */
export function morphPictures(isLoaded: (pathname: string) => boolean): () => void {
  let followed: HTMLAnchorElement | undefined;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const picture = link?.closest('article')?.querySelector('img');
    if (!link || link === followed || !picture || !isLoaded(link.pathname) || !isPlain(event) || !canMove()) return;

    // The browser takes its picture of the old page first. Then the click is repeated for the router.
    event.preventDefault();
    event.stopPropagation();
    picture.style.viewTransitionName = transitionName;
    let target: HTMLElement | undefined;
    const { ready, finished } = document.startViewTransition(async () => {
      const rendered = pictureOfPage();
      followed = link;
      link.click();
      followed = undefined;
      target = await rendered;
      picture.style.viewTransitionName = '';
      if (target) target.style.viewTransitionName = transitionName;
    });
    // Rejected when the browser skips the animation, for example in a hidden tab.
    ready.catch(() => undefined);
    void finished.finally(() => {
      if (target) target.style.viewTransitionName = '';
    });
  }

  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const canMove = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first picture of the product's page, as soon as it is rendered; undefined after `maxRenderMs`. */
function pictureOfPage(): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>('[data-thumbnails] img') ?? undefined;
  // From one product page to another, the document first still has the old picture.
  const before = find();
  return new Promise((resolve) => {
    const end = (found: HTMLElement | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(() => {
      const found = find();
      if (found && found !== before) end(found);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => end(undefined), maxRenderMs);
  });
}
