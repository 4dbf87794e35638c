import { Suspense, useDeferredValue, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button, IconButton } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { OfflineBanner } from '#web/shared/ui/OfflineBanner.tsx';
import { spokenOnly } from '#web/theme/text.css.ts';
import { Logo } from './Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import { contactId } from './use-scroll.ts';
import * as texts from './texts.ts';
import * as styles from './Navbar.css.ts';

/** Loaded for logged-in shoppers only. */
const ProfileMenu = optionalPart(async () => (await import('./ProfileMenu.tsx')).ProfileMenu);
/** Loaded when the cart has its first product. */
const loadTotal = () => import('#web/features/cart/CartTotal.tsx');
const CartTotal = optionalPart(async () => (await loadTotal()).CartTotal);
const CartSum = optionalPart(async () => (await import('#web/features/cart/CartSum.tsx')).CartSum);
const loadMenu = () => import('./MobileMenu.tsx');
const MobileMenu = optionalPart(async () => (await loadMenu()).MobileMenu);

export function Navbar() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [isMenuLoaded, setIsMenuLoaded] = useState(false);
  if (menuOpen && !isMenuLoaded) setIsMenuLoaded(true);
  const { status, user } = useSession();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label={texts.mainNavigation} className={styles.links}>
          <NavLinks />
        </nav>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.account}>
          {user ? (
            <Suspense fallback={<span className={styles.login} />}>
              <ProfileMenu name={user.name} />
            </Suspense>
          ) : (
            // Takes up its space from the start, so that nothing moves when the session is known.
            <span className={styles.login} data-unknown={status === 'unknown' ? '' : undefined}>
              <Button variant="quiet" onClick={openLoginDialog}>
                {texts.login}
              </Button>
            </span>
          )}
        </div>
        <CartLink />
        <div className={styles.menuButton}>
          <IconButton
            icon="menu"
            label={texts.openMenu}
            aria-expanded={menuOpen}
            // Loads the menu a little before the press.
            onPointerEnter={() => void loadMenu().catch(() => undefined)} // the press tries again and shows the failure
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <OfflineBanner />
      {isMenuLoaded && (
        <Suspense fallback={null}>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)}>
            <NavLinks onFollow={() => setMenuOpen(false)} />
          </MobileMenu>
        </Suspense>
      )}
    </header>
  );
}

function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.linkList}>
      <li>
        <NavLink to={paths.home} end className={styles.link} onClick={onFollow}>
          {texts.home}
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.products} className={styles.link} onClick={onFollow}>
          {texts.products}
        </NavLink>
      </li>
      <li>
        <Link to={{ pathname, search, hash: contactId }} className={styles.link} onClick={onFollow}>
          {texts.contact}
        </Link>
      </li>
    </ul>
  );
}

/** In an element of its own, because translators of pages replace texts. */
const cartWord = <span>{texts.cart}</span>;

function CartLink() {
  const { count } = useCart();
  // Deferred, so that the pressed button renders before the total.
  const isFilled = useDeferredValue(count > 0);
  const [isUsed, setIsUsed] = useState(false);
  if (isFilled && !isUsed) setIsUsed(true);
  return (
    <Link to={paths.cart} className={styles.cart}>
      <Icon name="cart" size={24} />
      <span className={spokenOnly}>
        <span>{texts.cartWithItems(count)}</span>
        {isUsed && (
          <Suspense fallback={null}>
            <CartTotal />
          </Suspense>
        )}
      </span>
      {/* The word takes up the sum's space, so that nothing moves when the prices arrive. */}
      <span className={styles.total} aria-hidden="true">
        {isUsed ? (
          <Suspense fallback={cartWord}>
            <CartSum fallback={cartWord} />
          </Suspense>
        ) : (
          cartWord
        )}
      </span>
      <span className={styles.count} data-empty={count === 0 ? '' : undefined} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}
