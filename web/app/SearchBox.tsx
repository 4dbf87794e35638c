import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { countItems, pastedItems } from '#web/shared/lib/shop/list-items.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { maxSearchLength } from '#web/shared/lib/shop/search-text.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './SearchBox.css.ts';

const typingPauseMs = 200;

const SearchSuggestions = optionalPart(
  async () => (await import('#web/features/search/SearchSuggestions.tsx')).SearchSuggestions,
);

/**
 * The search text is part of the product list's address, so that it survives a reload and going back. On the product list,
 * typing updates the address and so the list. On other pages, suggestions show while typing, and submitting opens the list.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isOnList = pathname === paths.products;
  const searchedText = isOnList ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(searchedText);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isShoppingList = countItems(text) > 1;
  const suggests = open && (!isOnList || isShoppingList);

  // Going back or following a link changes the address without typing.
  const [knownText, setKnownText] = useState(searchedText);
  if (knownText !== searchedText) {
    setKnownText(searchedText);
    if (text.trim() !== searchedText.trim()) setText(searchedText);
  }

  function search(wanted: string, { replace }: { replace: boolean }) {
    const next = new URLSearchParams(isOnList ? params : undefined);
    next.delete('page');
    if (wanted.trim()) next.set('q', wanted.trim().slice(0, maxSearchLength));
    else next.delete('q');
    void navigate({ pathname: paths.products, search: next.toString() }, { replace });
  }

  function close() {
    setOpen(false);
    setActive(-1);
    setOptions([]);
  }

  function choose(address: string) {
    close();
    setText('');
    void navigate(address);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && suggests && options.length > 0) {
      // Without this, the first Escape would also empty the field.
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (!suggests || options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One position more than there are options: -1 is the field itself.
    const positions = options.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  }

  // A shopper can focus the field of a rendered page before the app starts.
  useEffect(() => {
    if (document.activeElement === field.current) setOpen(true);
  }, []);

  // The list is searched after a short pause, so that not every letter causes a request.
  const searchAfterPause = useEffectEvent(() => search(text, { replace: true }));
  const isTyping = isOnList && !isShoppingList && text.trim() !== searchedText.trim();
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(searchAfterPause, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, isTyping]);

  return (
    // Older browsers and jsdom do not support the <search> element.
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={texts.searchProducts}
      className={styles.form}
      // Without scripts, the browser submits the form to this address.
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        // The first option for a list opens its review.
        const option = isShoppingList ? Math.max(active, 0) : active;
        const chosen = suggests && option >= 0 ? document.getElementById(`${listId}-${option}`) : null;
        if (chosen) {
          chosen.click();
          return;
        }
        close();
        search(text, { replace: isOnList && !isTyping });
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggests && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={suggests && active >= 0 ? `${listId}-${active}` : undefined}
        aria-label={texts.searchProducts}
        placeholder={texts.searchOrPaste}
        className={styles.input}
        value={text}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onPaste={(event) => {
          const items = pastedItems(event.clipboardData.getData('text'));
          if (!items) return;
          // The field itself would drop the line breaks, and the characters beyond the limit of a search text.
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          setText(text.slice(0, selectionStart ?? 0) + items + text.slice(selectionEnd ?? 0));
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={close}
      />
      {suggests && (
        <Suspense fallback={null}>
          <SearchSuggestions id={listId} text={text} active={active} onOptions={setOptions} onChoose={choose} />
        </Suspense>
      )}
    </form>
  );
}
