import { withPlainDigits } from '#readers/folded-text.ts';
import { memo, useId } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Input } from '#web/shared/ui/Field.tsx';
import type { Count } from './count-sheet.ts';
import type { CountedStock } from './use-counted-stock.ts';
import { stockText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';

interface CountRowProps {
  product: SellerProduct_productFragment;
  /** Undefined while the product is not counted. */
  stock: CountedStock | undefined;
  count: Count | undefined;
  fault: string | undefined;
  onType: (product: { id: string; name: string }, text: string) => void;
}

/** A product with the field for its count. Memoized, because the list is long. */
export const CountRow = memo(function CountRow({ product, stock, count, fault, onType }: CountRowProps) {
  const { name, category, portion } = product;
  const faultId = useId();
  const difference =
    count && stock && /^\d{1,7}$/.test(count.text.trim()) ? Number(count.text) - (count.onHand ?? 0) : 0;
  return (
    <li className={styles.row} data-typed={count !== undefined || undefined}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[
            category?.label,
            stock ? texts.onHand(stockText(stock.onHand, portion?.grams)) : texts.notYetCounted,
            count && stock && count.lastMove !== stock.lastMove && texts.shownBefore(count.onHand),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.difference}>
        {difference > 0 ? `+${difference}` : difference < 0 && `−${-difference}`}
      </span>
      <span className={styles.number}>
        <Input
          aria-label={texts.countedOf(name)}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : faultId}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={20}
          value={count?.text ?? ''}
          onChange={(event) => onType(product, withPlainDigits(event.target.value))}
        />
      </span>
      {fault !== undefined && (
        <span id={faultId} className={styles.fault}>
          <span>{fault}</span>{' '}
          {count && /^\d+$/.test(count.text.trim()) && (
            <Button variant="quiet" size="dense" onClick={() => onType(product, count.text)}>
              {texts.keepCount(count.text.trim())}
            </Button>
          )}
        </span>
      )}
    </li>
  );
});
