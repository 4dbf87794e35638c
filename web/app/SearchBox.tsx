import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as styles from './SearchBox.css.ts';

/**
 * The search text lives in the address of the product list, so that it survives a reload and going back. Typing on the
 * list replaces the address; from any other page the first submit goes there.
 */
export function SearchBox({ label = 'Search products' }: { label?: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const onList = pathname === paths.products;
  const searched = onList ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(searched);

  // Going back, or a link to another search, changes the address without typing.
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched.trim()) setText(searched);
  }

  function search(wanted: string, { replace }: { replace: boolean }) {
    const next = new URLSearchParams(onList ? params : undefined);
    if (wanted.trim()) next.set('q', wanted.trim());
    else next.delete('q');
    void navigate({ pathname: paths.products, search: next.toString() }, { replace });
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
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search(text, { replace: onList && !typed });
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder="Search products"
        className={styles.input}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
