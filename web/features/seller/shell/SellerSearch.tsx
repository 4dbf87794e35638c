import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { maxSearchLength } from '#web/shared/lib/shop/search-text.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ordersAddress, productsAddress } from './found.ts';
import { heldKeys } from './held-keys.ts';
import { useScanGuard } from './scan-guard.ts';
import { useScanner } from './scanner.ts';
import { sellerPages } from './seller-pages.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './SellerSearch.css.ts';

const SellerSearchResults = optionalPart(async () => (await import('./SellerSearchResults.tsx')).SellerSearchResults);

/** Whether a key that is pressed here is typed into something. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Finds orders, customers and products from every page of the seller. The key "/" moves the focus here. */
export function SellerSearch() {
  const navigate = useNavigate();
  const { key: page } = useLocation();
  const { has } = useShopFacts();
  const { mayOpen } = useSellerSelf();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const withOrders = has('ORDERS_SEARCH');
  const withProducts = mayOpen(sellerPages.productList);
  const wanted = text.trim();
  const shows = isOpen && wanted !== '';

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // In a scan, other keys follow at once.
      heldKeys.whenAlone(() => {
        field.current?.focus();
        field.current?.select();
      });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  // The scanner presses Enter before anything is found: without this, Enter would open the orders.
  useScanner(({ code, field: typedIn, text: scanned }) => {
    const isHere = typedIn !== null && typedIn === field.current;
    if (code === null || !isHere || !withProducts || !has('PRODUCTS_GTIN')) return false;
    open(productsAddress(scanned));
    return true;
  });
  useScanGuard();

  // Another page was opened, by a link or by going back.
  const [knownPage, setKnownPage] = useState(page);
  if (knownPage !== page) {
    setKnownPage(page);
    if (isOpen) close();
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
    setOptions([]);
  }

  function open(address: string) {
    close();
    setText('');
    field.current?.blur();
    void navigate(address);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shows) {
      // Without this, the first Escape would also empty the field.
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    if (!shows || options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One position more than there are options: -1 is the field itself.
    const positions = options.length + 1;
    const next = ((active + 1 + step + positions) % positions) - 1;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  if (!withOrders && !withProducts) return null;
  const label = withOrders ? (withProducts ? texts.searchAll : texts.searchOrders) : texts.searchProducts;
  return (
    <form
      // Older browsers do not support the <search> element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = shows ? options[active] : undefined;
        if (chosen !== undefined) open(chosen);
        else if (wanted) open(withOrders ? ordersAddress(wanted) : productsAddress(wanted));
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shows && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
        aria-keyshortcuts="/"
        aria-label={label}
        title={label}
        placeholder={texts.search}
        className={styles.input}
        value={text}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
      />
      <kbd className={styles.shortcut} aria-hidden="true">
        /
      </kbd>
      {shows && (
        <Suspense fallback={null}>
          <SellerSearchResults
            id={listId}
            text={wanted}
            active={active}
            withOrders={withOrders}
            withProducts={withProducts}
            canEdit={has('PRODUCTS_EDIT')}
            onOptions={setOptions}
            onOpen={open}
          />
        </Suspense>
      )}
    </form>
  );
}
