import { mayMove } from '#web/shared/lib/page/motion.ts';
import { beforeRouter } from './pop-state.ts';
import './picture-morph.css.ts';

const transitionName = 'product-picture';

/** The browser shows the old page until the new one is rendered, but no longer than this. */
const maxRenderMs = 300;

/**
 * Moves the picture of a card into the page of its product, and back when the visitor goes back, where the browser supports it.
 * @param isLoaded whether the page of an address can render at once
 * @returns a function that stops it
 */
export function morphPictures(isLoaded: (pathname: string) => boolean): () => void {
  let followed: HTMLAnchorElement | undefined;
  /** The address of the product that the last moved picture shows. */
  let shown = '';
  let repeated: PopStateEvent | undefined;

  let named: HTMLElement | undefined;
  let moveCount = 0;

  /** Gives the name of the moving picture to one element at a time. */
  function name(element?: HTMLElement) {
    if (named) named.style.viewTransitionName = '';
    named = element;
    if (named) named.style.viewTransitionName = transitionName;
  }

  /** Moves `picture`, while `navigate` shows another page, to where `find` finds it there. */
  function move(picture: HTMLElement, navigate: () => void, find: () => HTMLElement | undefined) {
    const number = (moveCount += 1);
    name(picture);
    // The browser takes its picture of the old page first.
    const { ready, finished } = document.startViewTransition(async () => {
      const rendered = renderedPicture(find);
      navigate();
      name(await rendered);
    });
    // Rejected when the browser skips the animation, for example in a hidden tab.
    ready.catch(() => undefined);
    // A next move may have ended this one.
    void finished.finally(() => {
      if (number === moveCount) name();
    });
  }

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const picture = link?.closest('article')?.querySelector('img');
    if (!link || link === followed) return;
    shown = '';
    if (!picture || !isLoaded(link.pathname) || !isPlain(event) || !canMove()) return;

    // The click is repeated for the router later.
    event.preventDefault();
    event.stopPropagation();
    shown = link.pathname;
    const navigate = () => {
      followed = link;
      link.click();
      followed = undefined;
    };
    move(picture, navigate, pictureOfPage);
  }

  function onPopState(event: PopStateEvent) {
    const picture = pictureOfPage();
    const isBack = shown !== '' && location.pathname !== shown;
    // Some browsers move the page themselves.
    if (event === repeated || !picture || !isBack || event.hasUAVisualTransition || !canMove()) return;
    event.stopImmediatePropagation();
    const again = new PopStateEvent('popstate', { state: event.state });
    const card = `article:has(a[href="${CSS.escape(shown)}"]) img`;
    repeated = again;
    shown = '';
    move(
      picture,
      () => dispatchEvent(again),
      () => document.querySelector<HTMLElement>(card) ?? undefined,
    );
  }

  document.addEventListener('click', onClick, { capture: true });
  beforeRouter.onPopState = onPopState;
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    beforeRouter.onPopState = undefined;
  };
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const canMove = () => 'startViewTransition' in document && mayMove();

/** The first picture of the product's page. */
const pictureOfPage = () => document.querySelector<HTMLElement>('[data-thumbnails] img') ?? undefined;

/** The picture of the new page, as soon as it is rendered; undefined after `maxRenderMs`. */
function renderedPicture(find: () => HTMLElement | undefined): Promise<HTMLElement | undefined> {
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
