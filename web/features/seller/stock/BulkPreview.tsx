import { listClaim } from '#web/shared/lib/format/money.ts';
import { Price } from '#web/shared/ui/Price.tsx';
import * as texts from './texts.ts';
import type { BulkPreview as Changes } from './use-bulk-change.ts';
import * as styles from './BulkPreview.css.ts';

const shownRows = 10;

interface BulkPreviewProps {
  changes: Changes;
  /** How many products are chosen. */
  count: number;
  showsPrices: boolean;
}

/** How many products change, and the first of them, with their prices before and after. */
export function BulkPreview({ changes, count, showsPrices }: BulkPreviewProps) {
  const shown = changes.slice(0, shownRows);
  return (
    <div className={styles.preview}>
      <output>{changes.length === 0 ? texts.noneChanges : texts.willChange(changes.length, count)}</output>
      {shown.length > 0 && (
        <div className={styles.rows}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                {showsPrices && <th scope="col">{texts.before}</th>}
                {showsPrices && <th scope="col">{texts.after}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, price, offerPrice, newPrice, newOfferPrice }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {showsPrices && (
                    <td>
                      <Price offerPrice={offerPrice} claim={listClaim({ price, offerPrice })} size="small" />
                    </td>
                  )}
                  {showsPrices && (
                    <td>
                      <Price
                        offerPrice={newOfferPrice}
                        claim={listClaim({ price: newPrice, offerPrice: newOfferPrice })}
                        size="small"
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changes.length > shownRows && <p>{texts.andMore(changes.length - shownRows)}</p>}
    </div>
  );
}
