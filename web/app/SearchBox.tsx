import { Suspense, lazy, useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as styles from './SearchBox.css.ts';

const SearchSuggestions = lazy(async () => ({
  default: (await import('#web/features/search/SearchSuggestions.tsx')).SearchSuggestions,
}));

/**
 * The search text lives in the address of the product list, so that it survives a reload and going back. Typing on the
 * list replaces the address; from any other page the first submit goes there, and suggestions show while typing. On
 * the list there are none: the list itself is what they would say.
 */
export function SearchBox({ label = 'Search products' }: { label?: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const onList = pathname === paths.products;
  const searched = onList ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(searched);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const suggests = open && !onList;

  // Going back, or a link to another search, changes the address without typing.
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched.trim()) setText(searched);
  }

  function search(wanted: string, { replace }: { replace: boolean }) {
    const next = new URLSearchParams(onList ? params : undefined);
    next.delete('page');
    if (wanted.trim()) next.set('q', wanted.trim());
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
      // The browser would empty the field: that is the second Escape's.
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (!suggests || options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are options: between the last and the first the keyboard is back in the field.
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  // The list follows the typing after a short pause: each letter would be a request of its own.
  const follow = useEffectEvent(() => search(text, { replace: true }));
  const typed = onList && text.trim() !== searched.trim();
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(follow, 200);
    return () => clearTimeout(timer);
  }, [text, typed]);

  return (
    // Browsers of a few years ago, and jsdom, do not know the <search> element.
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={label}
      className={styles.form}
      // Where there is no script, the browser goes there by itself.
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = suggests && active >= 0 ? document.getElementById(`${listId}-${active}`) : null;
        if (chosen) {
          chosen.click();
          return;
        }
        close();
        search(text, { replace: onList && !typed });
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggests && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={suggests && active >= 0 ? `${listId}-${active}` : undefined}
        aria-label={label}
        placeholder="Search products"
        className={styles.input}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
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
