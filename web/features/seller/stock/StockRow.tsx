import { memo, useId } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { CopyLink, EditLink } from './EditLink.tsx';
import { PriceCell } from './PriceCell.tsx';
import { stockText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './ProductStockPage.css.ts';
import * as tools from './StockTools.css.ts';

interface StockRowProps {
  product: SellerProduct_productFragment;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  onSwitch: (id: string, inStock: boolean) => void;
  /** Pieces of a counted product; null when it is not counted, undefined when the store cannot count. */
  onHand: number | null | undefined;
  onCount: (id: string) => void;
}

/** Memoized, because the list may be long. */
export const StockRow = memo(function StockRow({
  product,
  selected,
  onSelect,
  onSwitch,
  onHand,
  onCount,
}: StockRowProps) {
  const { id, name, image, inStock, portion } = product;
  const nameId = useId();
  const categoryName = product.category?.label;
  return (
    <tr className={styles.row} aria-labelledby={nameId}>
      <td className={styles.selectData}>
        <label className={tools.check}>
          <input
            type="checkbox"
            className={tools.box}
            aria-label={texts.select(name)}
            checked={selected}
            onChange={(event) => onSelect(id, event.target.checked)}
          />
        </label>
      </td>
      {/* The lint rule below does not look deep enough to find the cell's text. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row" className={styles.productData}>
        <span className={styles.product}>
          <span className={styles.picture}>
            <ProductPicture src={image?.url} name={name} sizes="52px" category={product.category?.slug} />
          </span>
          <span className={styles.words}>
            <span id={nameId} className={styles.name}>
              <EditLink id={id} name={name} />
            </span>
            {/* Shown on phones in place of the column. */}
            <span className={styles.nameFacts}>{categoryName}</span>
          </span>
        </span>
      </th>
      <td className={styles.wideData}>{categoryName}</td>
      <td className={styles.priceData}>
        <PriceCell product={product} />
      </td>
      <td className={styles.stockData}>
        <div className={styles.stockTools}>
          <span className={styles.stock}>
            <Switch
              checked={inStock}
              onChange={(on) => onSwitch(id, on)}
              label={texts.isInStock(name)}
              text={inStock ? texts.inStock : texts.outOfStock}
            />
          </span>
          {onHand !== undefined && (
            <Button
              variant="quiet"
              size="dense"
              aria-label={
                onHand === null ? texts.countProduct(name) : texts.stockOf(name, stockText(onHand, portion?.grams))
              }
              onClick={() => onCount(id)}
            >
              {onHand === null ? texts.count : texts.onHand(stockText(onHand, portion?.grams))}
            </Button>
          )}
          <CopyLink id={id} name={name} />
        </div>
      </td>
    </tr>
  );
});
