import type { SellerStockHistoryQuery } from '#web/__generated__/seller-stock.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './CountDialog.css.ts';

type Moves = NonNullable<NonNullable<SellerStockHistoryQuery['seller']>['stockHistory']>['moves'];

interface StockMovesProps {
  moves: Moves;
  /** Shows older moves; undefined when there are none. */
  onMore: (() => void) | undefined;
}

/** The changes of a product's stock, newest first. */
export function StockMoves({ moves, onMore }: StockMovesProps) {
  const { timeZone } = useShopFacts();
  return (
    <section aria-labelledby="moves-heading" className={styles.moves}>
      <h3 id="moves-heading" className={styles.heading}>
        {texts.history}
      </h3>
      <ol className={styles.list}>
        {moves.map(({ position, kind, change, onHand, at, orderNumber, staffName, note }) => (
          <li key={position} className={styles.move}>
            <span>
              <span>
                {orderNumber === null ? texts.moveNames[kind] : texts.moveOfOrder(texts.moveNames[kind], orderNumber)}
              </span>
              <span className={styles.time}>
                {[formatMoment(at, 'moment', timeZone), staffName && texts.doneBy(staffName)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.numbers}>{`${change > 0 ? `+${change}` : change} → ${onHand}`}</span>
          </li>
        ))}
      </ol>
      {onMore && (
        <Button variant="quiet" size="dense" onClick={onMore}>
          {texts.showOlder}
        </Button>
      )}
    </section>
  );
}
