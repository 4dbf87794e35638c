import type { Ref } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { useRowsInParts } from '../shell/use-rows-in-parts.ts';
import type { CountedStock } from './use-counted-stock.ts';
import { StockRow } from './StockRow.tsx';
import * as texts from './texts.ts';
import * as styles from './ProductStockPage.css.ts';
import * as tools from './StockTools.css.ts';

interface StockTableProps {
  products: readonly SellerProduct_productFragment[];
  page: number;
  pageCount: number;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
  onSwitchStock: (id: string, inStock: boolean) => void;
  /** The counted products; null when the store cannot count. */
  stocks: ReadonlyMap<string, CountedStock> | null;
  onCount: (id: string) => void;
  /** The table, which scripts can focus. */
  ref: Ref<HTMLTableElement>;
  selectAllRef: Ref<HTMLInputElement>;
}

/** One page of products, each with its stock switch. */
export function StockTable({
  products,
  page,
  pageCount,
  selected,
  onSelect,
  onSelectAll,
  onSwitchStock,
  stocks,
  onCount,
  ref,
  selectAllRef,
}: StockTableProps) {
  const rows = useRowsInParts(products, 0);
  return (
    <table ref={ref} tabIndex={-1} className={styles.table}>
      <caption className={styles.caption}>{texts.tableCaption(page, pageCount)}</caption>
      <thead>
        <tr className={styles.headRow}>
          <td className={styles.selectHead}>
            <label className={tools.check}>
              <input
                ref={selectAllRef}
                type="checkbox"
                className={tools.box}
                aria-label={texts.selectAll}
                checked={products.length > 0 && products.every(({ id }) => selected.has(id))}
                onChange={(event) => onSelectAll(event.target.checked)}
              />
            </label>
          </td>
          <th scope="col" className={styles.productHead}>
            {texts.product}
          </th>
          <th scope="col" className={styles.wideHead}>
            {texts.category}
          </th>
          <th scope="col" className={styles.stockHead}>
            {texts.price}
          </th>
          <th scope="col" className={styles.stockHead}>
            {texts.inStock}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((product) => (
          <StockRow
            key={product.id}
            product={product}
            selected={selected.has(product.id)}
            onSelect={onSelect}
            onSwitch={onSwitchStock}
            onHand={stocks ? (stocks.get(product.id)?.onHand ?? null) : undefined}
            onCount={onCount}
          />
        ))}
      </tbody>
    </table>
  );
}
