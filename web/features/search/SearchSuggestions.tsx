// HTML has no element for a listbox with groups and pictures, so it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useSearchSuggestionsQuery } from '#web/__generated__/search.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { countItems } from '#web/shared/lib/shop/list-items.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { forgetSearches, recentSearches } from '#web/shared/lib/storage/recent-searches.ts';
import { matchingCategories, searchInCategory } from '#web/shared/products/matching-categories.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { useVerdicts } from '#web/shared/suits/verdict-slot.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { ListSuggestions } from './ListSuggestions.tsx';
import { suggestionOption, type SearchSuggestionsProps } from './suggestion-option.ts';
import * as texts from './texts.ts';
import * as styles from './SearchSuggestions.css.ts';

/** Pauses in typing before a request and before an announcement. */
const requestPauseMs = 150;
const announcementPauseMs = 500;

const maxSuggestions = 8;

/** Represents, in the list of addresses, the option that clears the recent searches. */
const clearSearches = '#clear-searches';

/** The list below a search box. For a text that names several things it offers a shopping list. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return countItems(props.text) > 1 ? <ListSuggestions {...props} /> : <FoundSuggestions {...props} />;
}

/**
 * The list below a search box: matching recent searches, categories and products, and a link to all results. In a category, it
 * also offers to search there. In an empty search box it shows the recent searches, and leads to the shopping list.
 */
function FoundSuggestions({ id, text, active, onOptions, onChoose }: SearchSuggestionsProps) {
  const search = useSettled(text.trim(), requestPauseMs);
  const { data, previousData } = useSearchSuggestionsQuery({ variables: { search }, skip: search.length < 2 });
  const verdictOf = useVerdicts();
  const typed = text.trim().toLowerCase();
  const [remembered, setRemembered] = useState(recentSearches);
  const recent = remembered
    .filter((each) => each.toLowerCase().startsWith(typed) && each.toLowerCase() !== typed)
    .slice(0, typed ? 2 : 5);
  const allCategories = useCategories();
  const matching = matchingCategories(allCategories, typed).slice(0, 2);
  const slug = useMatch('/products/:category/*')?.params.category?.toLowerCase();
  const here = typed ? allCategories.find((each) => each.slug === slug) : undefined;
  const categoryOptions = [
    ...(here
      ? [
          {
            ...here,
            name: texts.inCategory(text.trim(), here.label),
            address: searchInCategory(text.trim(), here.slug),
          },
        ]
      : []),
    ...matching.map((each) => ({ ...each, name: each.label, address: paths.category(each.slug) })),
  ];

  const found = search.length < 2 || !typed ? [] : ((data ?? previousData)?.products.nodes ?? []);
  const products = found.slice(0, maxSuggestions - 1 - recent.length - categoryOptions.length);

  const last = typed ? paths.search(text.trim()) : clearSearches;
  const addresses = [
    ...recent.map(paths.search),
    ...categoryOptions.map(({ address }) => address),
    ...products.map((product) => paths.product(product)),
    ...(typed || recent.length > 0 ? [last] : []),
    ...(typed ? [] : [paths.shoppingList]),
  ];
  const joined = addresses.join('\n');

  // The search box handles the arrow keys, so it needs the options.
  useEffect(() => onOptions(joined ? joined.split('\n') : []), [joined, onOptions]);

  const count = matching.length + products.length;
  const announcement = useSettled(data && typed ? texts.suggestionCount(count) : '', announcementPauseMs);

  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, search]);

  const option = (at: number) =>
    suggestionOption({
      id,
      at,
      isActive: at === active,
      onClick() {
        if (addresses[at] !== clearSearches) {
          onChoose(addresses[at] ?? paths.products);
          return;
        }
        forgetSearches();
        setRemembered([]);
        announce(texts.recentCleared);
      },
    });

  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
      {recent.length > 0 && (
        <div role="group" aria-label={texts.recentSearches}>
          {recent.map((each, at) => (
            <div key={each} {...option(at)}>
              <span className={styles.icon}>
                <Icon name="clock" />
              </span>
              <span className={styles.name}>{each}</span>
              <span className={styles.kind}>{texts.recent}</span>
            </div>
          ))}
        </div>
      )}
      {categoryOptions.length > 0 && (
        <div role="group" aria-label={texts.categories}>
          {categoryOptions.map(({ address, name, slug, label, art, image }, at) => (
            <div key={address} {...option(recent.length + at)}>
              <span className={styles.picture}>
                <ProductPicture src={art ?? image?.url} name={label} category={slug} sizes="40px" />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>{texts.category}</span>
            </div>
          ))}
        </div>
      )}
      {products.length > 0 && (
        <div role="group" aria-label={texts.products}>
          {products.map((product, at) => (
            <div key={product.id} {...option(recent.length + categoryOptions.length + at)}>
              <span className={styles.picture}>
                <ProductPicture
                  src={product.image?.url}
                  name={product.name}
                  category={product.category?.slug}
                  sizes="40px"
                />
              </span>
              <span className={styles.name}>
                <span>{product.name}</span>
                {verdictOf?.(product.id)}
              </span>
              <span className={styles.price}>{formatPrice(product.offerPrice)}</span>
            </div>
          ))}
        </div>
      )}
      {(typed || recent.length > 0) && (
        <div {...option(addresses.indexOf(last))}>
          <span className={styles.icon}>
            <Icon name={typed ? 'search' : 'bin'} />
          </span>
          <span className={styles.name}>{typed ? texts.searchFor(text.trim()) : texts.clearRecent}</span>
        </div>
      )}
      {!typed && (
        <div {...option(addresses.length - 1)}>
          <span className={styles.icon}>
            <Icon name="list" />
          </span>
          <span className={styles.name}>{texts.pasteList}</span>
        </div>
      )}
    </div>
  );
}

/** The value after it has stayed the same for `delayMs`. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
