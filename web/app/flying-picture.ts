import { cartCount, cartVar } from '#web/shared/cart/cart-state.ts';
import { mayMove } from '#web/shared/lib/page/motion.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';

const flightMs = 420;

/**
 * Moves a copy of a product's picture into the cart when a press has added the product.
 * @returns a function that stops it
 */
export function flyPictures(): () => void {
  let countBefore = 0;

  const beforePress = () => {
    countBefore = cartCount(cartVar());
  };
  // After React's handlers, which listen on the root.
  const afterPress = ({ target }: MouseEvent) => {
    if (cartCount(cartVar()) <= countBefore || location.pathname === paths.cart || !mayMove()) return;
    const picture = target instanceof Element ? pictureOf(target) : null;
    const cart = visibleCart();
    if (picture && cart) fly(picture, cart.getBoundingClientRect());
  };

  document.addEventListener('click', beforePress, { capture: true });
  document.addEventListener('click', afterPress);
  return () => {
    document.removeEventListener('click', beforePress, { capture: true });
    document.removeEventListener('click', afterPress);
  };
}

/** The picture of the card with that button, or of the page of its product. */
function pictureOf(button: Element): HTMLImageElement | null {
  const card = button.closest('article');
  return card ? card.querySelector('img') : document.querySelector('[data-thumbnails] img');
}

/** The bar of a phone, else the link of the header. */
function visibleCart(): Element | undefined {
  return [...document.querySelectorAll(`a[href="${paths.cart}"]`)].findLast((link) => link.getClientRects().length > 0);
}

function fly(picture: HTMLImageElement, cart: DOMRect) {
  const from = picture.getBoundingClientRect();
  const copy = picture.cloneNode() as HTMLImageElement;
  copy.removeAttribute('class');
  copy.alt = '';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    inset: '0 auto auto 0',
    width: `${from.width}px`,
    height: `${from.height}px`,
    objectFit: 'contain',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const x = cart.left + (cart.width - from.width) / 2;
  const y = cart.top + (cart.height - from.height) / 2;
  const flight = copy.animate(
    [
      { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(0.1)`, opacity: 0.4 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
  );
  const remove = () => copy.remove();
  flight.finished.then(remove, remove);
}
