// A listbox with groups and pictures has no element of its own: it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useState } from 'react';
import { useSearchSuggestionsQuery } from '#web/__generated__/search.ts';
import { announce } from '#web/shared/lib/announce.ts';
import { categories, findCategory } from '#web/shared/lib/categories.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { forgetSearches, recentSearches } from '#web/shared/lib/recent-searches.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as styles from './SearchSuggestions.css.ts';

/** Long enough for a word to be finished, so that not each letter is a request and an announcement. */
const askMs = 150;
const speakMs = 500;

/** Options in all; more would be a list to read instead of a help to choose. */
const most = 8;

/** Stands among the addresses for the option that leads nowhere. */
const forget = '#forget';

interface SearchSuggestionsProps {
  /** The id of the listbox; its options are `${id}-0` and so on. */
  id: string;
  text: string;
  /** Which option the keyboard is on; -1 for none. */
  active: number;
  /** Where the options lead, in their order. */
  onOptions: (addresses: readonly string[]) => void;
  onChoose: (address: string) => void;
}

/**
 * The list below a search box: searches of before, shelves whose name fits, products, and the way to all results; eight
 * at most. Before anything is typed, the last searches alone.
 */
export function SearchSuggestions({ id, text, active, onOptions, onChoose }: SearchSuggestionsProps) {
  const search = useSettled(text.trim(), askMs);
  const { data, previousData } = useSearchSuggestionsQuery({ variables: { search }, skip: search.length < 2 });
  const words = text.trim().toLowerCase();
  const [remembered, setRemembered] = useState(recentSearches);
  const recent = remembered
    .filter((each) => each.toLowerCase().startsWith(words) && each.toLowerCase() !== words)
    .slice(0, words ? 2 : 5);
  const shelves = (words ? categories : [])
    .filter(({ label, path }) =>
      `${label} ${path}`
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(words)),
    )
    .slice(0, 2);

  const found = search.length < 2 || !words ? [] : ((data ?? previousData)?.products?.nodes ?? []);
  const products = found.slice(0, most - 1 - recent.length - shelves.length);

  const last = words ? paths.search(text.trim()) : forget;
  const addresses = [
    ...recent.map(paths.search),
    ...shelves.map(({ slug }) => paths.category(slug)),
    ...products.map((product) => paths.product(product)),
    ...(words || recent.length > 0 ? [last] : []),
  ];
  const joined = addresses.join('\n');

  // The box moves through the options by keyboard, and so must know them.
  useEffect(() => onOptions(joined ? joined.split('\n') : []), [joined, onOptions]);

  const count = shelves.length + products.length;
  const said = useSettled(data && words ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : '', speakMs);

  // Only a pause is worth interrupting for.
  useEffect(() => {
    if (said) announce(said);
  }, [said, search]);

  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    className: styles.option,
    // The input keeps the focus: pressing would take it away.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (addresses[at] !== forget) {
        onChoose(addresses[at] ?? paths.products);
        return;
      }
      forgetSearches();
      setRemembered([]);
      announce('Recent searches cleared');
    },
  });

  if (addresses.length === 0) return null;

  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {recent.length > 0 && (
        <div role="group" aria-label="Recent searches">
          {recent.map((each, at) => (
            <div key={each} {...option(at)}>
              <span className={styles.icon}>
                <Icon name="clock" />
              </span>
              <span className={styles.name}>{each}</span>
              <span className={styles.kind}>Recent</span>
            </div>
          ))}
        </div>
      )}
      {shelves.length > 0 && (
        <div role="group" aria-label="Categories">
          {shelves.map(({ slug, label, art, tint }, at) => (
            <div key={slug} {...option(recent.length + at)}>
              <span className={styles.art[tint]}>
                <img src={art} alt="" width={320} height={320} className={styles.artPicture} />
              </span>
              <span className={styles.name}>{label}</span>
              <span className={styles.kind}>Category</span>
            </div>
          ))}
        </div>
      )}
      {products.length > 0 && (
        <div role="group" aria-label="Products">
          {products.map((product, at) => (
            <div key={product.id} {...option(recent.length + shelves.length + at)}>
              <span className={styles.picture}>
                <ProductPicture
                  src={product.images[0]}
                  alt=""
                  tint={findCategory(product.categoryName)?.tint}
                  sizes="40px"
                />
              </span>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.price}>{formatPrice(product.offerPrice)}</span>
            </div>
          ))}
        </div>
      )}
      <div {...option(addresses.length - 1)}>
        <span className={styles.icon}>
          <Icon name={words ? 'search' : 'bin'} />
        </span>
        <span className={styles.name}>{words ? `Search for “${text.trim()}”` : 'Clear recent searches'}</span>
      </div>
    </div>
  );
}

/** A value once it has stayed the same for a while. */
function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
