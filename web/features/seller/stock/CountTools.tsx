import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import * as shellTexts from '../shell/texts.ts';
import { countListId } from './count-sheet.ts';
import { focusRow } from './row-keys.ts';
import { readStockView } from './stock-view.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';
import { box } from './StockTools.css.ts';

interface CountToolsProps {
  categories: readonly { slug: string; label: string }[];
}

/** Search and filters of the products to count, all stored in the address. */
export function CountTools({ categories }: CountToolsProps) {
  const [params, setParams] = useSearchParams();
  const { search, category } = readStockView(params);
  // The field does not wait for the address, which renders a long list.
  const [text, setText] = useState(search);

  function set(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    // Older browsers do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={shellTexts.countStock} className={styles.tools}>
      <Field label={texts.search}>
        <Input
          type="search"
          autoComplete="off"
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            set('q', event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise the key would go on to the focused field, and save.
            event.preventDefault();
            focusRow(document.getElementById(countListId), 0);
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
      <label className={styles.onlyCounted}>
        <input
          type="checkbox"
          className={box}
          checked={params.has('counted')}
          onChange={(event) => set('counted', event.target.checked ? '1' : '')}
        />
        {texts.onlyCounted}
      </label>
    </div>
  );
}
