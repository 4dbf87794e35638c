import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import { readStockView, stockSorts } from './stock-view.ts';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

/** Search, filters and sort order of the product list, all stored in the address. */
export function StockTools({ canCount }: { canCount: boolean }) {
  const [params, setParams] = useSearchParams();
  const { search, category, stock, sort } = readStockView(params);
  const categories = useCategoryChoices();

  // The field does not wait for the address, which renders a long list. Only changes from elsewhere replace its text.
  const [text, setText] = useState(search);
  const [knownSearch, setKnownSearch] = useState(search);
  const isOurs = useNavigationType() === NavigationType.Replace;
  if (knownSearch !== search) {
    setKnownSearch(search);
    if (!isOurs) setText(search);
  }

  function set(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    // Another view starts at its first page.
    next.delete('page');
    setParams(next, { replace: true });
  }

  return (
    // Older browsers do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={texts.listTools} className={styles.tools}>
      <Field label={texts.search}>
        <Input
          type="search"
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            set('q', event.target.value);
          }}
        />
      </Field>
      <Field label={texts.category}>
        <Select value={category} onChange={(event) => set('category', event.target.value)}>
          <option value="">{texts.all}</option>
          {categories.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.stock}>
        <Select value={stock} onChange={(event) => set('stock', event.target.value)}>
          <option value="">{texts.all}</option>
          <option value="in">{texts.inStock}</option>
          {(canCount || stock === 'low') && <option value="low">{texts.fewLeft}</option>}
          <option value="out">{texts.outOfStock}</option>
        </Select>
      </Field>
      <Field label={texts.sortBy}>
        <Select value={sort} onChange={(event) => set('sort', event.target.value)}>
          {stockSorts.map((value) => (
            <option key={value} value={value}>
              {texts.sortNames[value]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
