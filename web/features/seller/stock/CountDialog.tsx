import { useState } from 'react';
import { useSellerStockHistoryQuery } from '#web/__generated__/seller-stock.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { dialogButtons } from './StockTools.css.ts';
import { changeFor, stockReasons, type TypedCount } from './stock-count.ts';
import { StockMoves } from './StockMoves.tsx';
import type { CountedStock } from './use-counted-stock.ts';
import { useCounting } from './use-counting.ts';
import { stockText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './CountDialog.css.ts';

interface CountDialogProps {
  product: { id: string; name: string; portion: { grams: number } | null };
  /** The stock; undefined while the product is not counted. */
  stock: CountedStock | undefined;
  /** Called after the stock may have changed. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

const movesAtFirst = 10;
const maxMoves = 100;

/** Changes the number of pieces of a product, and shows its earlier changes. */
export function CountDialog({ product, stock, onChanged, onClose }: CountDialogProps) {
  const { id, name, portion } = product;
  const [typed, setTyped] = useState<TypedCount>({ reason: 'COUNTED', number: '' });
  const [fault, setFault] = useState<string>();
  const [shownMoves, setShownMoves] = useState(movesAtFirst);
  const history = useSellerStockHistoryQuery({
    variables: { productId: id, first: shownMoves },
    // Entries have no ids, and other people change the stock, too.
    fetchPolicy: 'no-cache',
  });
  useErrorToast(history.error);
  const { save, stop, isSaving } = useCounting(product, async () => {
    await Promise.all([onChanged(), history.refetch().catch(() => undefined)]);
  });
  const reason = stock ? typed.reason : 'COUNTED';
  const { label, hint } = texts.reasons[reason];
  const moves = (history.data ?? history.previousData)?.seller?.stockHistory;

  async function send() {
    const change = changeFor({ ...typed, reason }, stock?.onHand);
    if ('fault' in change) {
      setFault(change.fault);
      return;
    }
    setFault(undefined);
    const refusal = await save({ ...change, reason, ifOnHand: stock?.onHand ?? null });
    if (refusal === null) setTyped({ reason, number: '' });
    else setFault(refusal);
  }

  return (
    <Dialog open onClose={onClose} title={name}>
      <p aria-live="polite">
        {stock ? texts.counted(stockText(stock.onHand, portion?.grams), stock.heldByUnpaid) : texts.notCounted}
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {stock && (
          <Field label={texts.whatHappened}>
            <Select
              value={reason}
              onChange={(event) => {
                setTyped({ ...typed, reason: event.target.value as TypedCount['reason'] });
                setFault(undefined);
              }}
            >
              {stockReasons.map((value) => (
                <option key={value} value={value}>
                  {texts.reasons[value].option}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={label} hint={hint} error={fault}>
          <Input
            inputMode={reason === 'CORRECTED' ? 'text' : 'numeric'}
            autoComplete="off"
            value={typed.number}
            onChange={(event) => {
              setTyped({ ...typed, number: event.target.value });
              setFault(undefined);
            }}
          />
        </Field>
        <div className={dialogButtons}>
          <Button type="submit" busy={isSaving}>
            {stock ? texts.save : texts.startCounting}
          </Button>
          {stock && (
            <Button variant="quiet" disabled={isSaving} onClick={() => void stop().then(setFaultOf)}>
              {texts.stopCounting}
            </Button>
          )}
        </div>
      </form>
      {moves && moves.moves.length > 0 && (
        <StockMoves
          moves={moves.moves}
          onMore={
            moves.hasMore && shownMoves < maxMoves ? () => setShownMoves(Math.min(maxMoves, shownMoves * 3)) : undefined
          }
        />
      )}
    </Dialog>
  );

  function setFaultOf(refusal: string | null) {
    setFault(refusal ?? undefined);
  }
}
