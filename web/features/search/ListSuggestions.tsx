// HTML has no element for a listbox with pictures, so it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect } from 'react';
import { listDraft } from '#web/shared/lib/storage/list-draft.ts';
import { countItems } from '#web/shared/lib/shop/list-items.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { maxSearchLength } from '#web/shared/lib/shop/search-text.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { suggestionOption, type SearchSuggestionsProps } from './suggestion-option.ts';
import * as texts from './texts.ts';
import * as styles from './SearchSuggestions.css.ts';

/** The options below a search box for a shopping list: to review its products, or to search for its text. */
export function ListSuggestions({ id, text, active, onOptions, onChoose }: SearchSuggestionsProps) {
  const search = text.trim().slice(0, maxSearchLength);

  useEffect(() => onOptions([paths.shoppingList, paths.search(search)]), [search, onOptions]);

  const option = (at: number) =>
    suggestionOption({
      id,
      at,
      isActive: at === active,
      onClick() {
        if (at === 0) listDraft.write({ text: text.trim(), isReviewed: true, choices: {} });
        onChoose(at === 0 ? paths.shoppingList : paths.search(search));
      },
    });

  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
      <div {...option(0)}>
        <span className={styles.icon}>
          <Icon name="list" />
        </span>
        <span className={styles.name}>{texts.reviewList(countItems(text))}</span>
      </div>
      <div {...option(1)}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <span className={styles.name}>{texts.searchFor(search)}</span>
      </div>
    </div>
  );
}
