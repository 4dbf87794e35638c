import { useState, type Ref } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { gtinsOf, gtinsOfCode } from '#readers/barcode.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { hint } from '../shell/SellerPage.css.ts';
import { notifyError } from '#web/shared/lib/messages/notify.ts';
import { scanSubject, useScanner } from '../shell/scanner.ts';
import { applyStockView } from './stock-view.ts';
import { useArticleNumbers } from './use-article-numbers.ts';
import { allProducts } from './use-stock-list.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';

interface ProductFinderProps {
  products: readonly SellerProduct_productFragment[];
  /** Whether more products are being loaded. */
  isLoading: boolean;
  fieldRef: Ref<HTMLInputElement>;
  onChoose: (product: SellerProduct_productFragment) => void;
}

const shownChoices = 8;

/** Finds a product by what the seller, or a scanner, types. Enter chooses the first one. */
export function ProductFinder({ products, isLoading, fieldRef, onChoose }: ProductFinderProps) {
  const [text, setText] = useState('');
  const skus = useArticleNumbers(text.trim() !== '');
  const found = text.trim() === '' ? [] : applyStockView(products, { ...allProducts, search: text }, skus);
  // A scanner sends the whole name or number.
  const typed = text.trim().toLowerCase();
  const exact = found.find(
    ({ id, name, gtin }) =>
      name.toLowerCase() === typed || skus.get(id) === typed || (gtin !== null && gtinsOf(text).includes(gtin)),
  );
  const choices = exact ? [exact, ...found.filter((each) => each !== exact)] : found;

  function choose(product: SellerProduct_productFragment | undefined) {
    if (!product) return;
    setText('');
    onChoose(product);
  }

  // With the focus elsewhere, too.
  useScanner(({ code, field, text: scanned }) => {
    if (field !== null || code === null) return false;
    const product = gtinsOfCode(code).flatMap((number) => products.find(({ gtin }) => gtin === number) ?? [])[0];
    if (product) choose(product);
    else notifyError(texts.unknownCode(scanned), scanSubject);
    return true;
  });

  return (
    // Older browsers do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={texts.findProduct} className={styles.finder}>
      <Field label={texts.findProduct} hint={texts.findProductHint}>
        <Input
          ref={fieldRef}
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // The next scan replaces a text that nothing matches.
            if (choices.length === 0) event.currentTarget.select();
            choose(choices[0]);
          }}
        />
      </Field>
      {text.trim() !== '' && (
        <output>
          {choices.length === 0 && !isLoading && <span className={hint}>{texts.noProductFound}</span>}
          {choices.length > shownChoices && <span className={hint}>{texts.foundMany(choices.length)}</span>}
        </output>
      )}
      {choices.length > 0 && (
        <ul className={styles.found}>
          {choices.slice(0, shownChoices).map((product) => (
            <li key={product.id}>
              <button type="button" className={styles.choice} onClick={() => choose(product)}>
                <span className={styles.name}>{product.name}</span>
                <span className={styles.facts}>{product.category?.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
