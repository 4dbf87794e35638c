import { useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { buttons, hint } from '../shell/SellerPage.css.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import * as shellTexts from '../shell/texts.ts';
import { maxNoteLength } from './delivery-draft.ts';
import { ProductFinder } from './ProductFinder.tsx';
import { useCountedStock } from './use-counted-stock.ts';
import { useDelivery } from './use-delivery.ts';
import { allProducts, useStockList } from './use-stock-list.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';

const title = shellTexts.goodsReceived;

/** Books the goods of a delivery into the stock, all at once and with a note. */
export function GoodsReceivedPage() {
  const list = useStockList(allProducts, true);
  const { stocks, error: stockError, reload } = useCountedStock();
  const delivery = useDelivery(stocks, reload);
  const rows = useRef<HTMLOListElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const error = list.error ?? stockError;
  if (error && (!list.connection || !stocks)) {
    return <SellerPageError title={title} error={error} onRetry={() => [list.retry(), void reload()]} />;
  }
  if (!list.connection || !stocks) return <SellerPageLoading title={title} label={texts.loadingProducts} shape="row" />;

  const { lines, faults, failure, isSaving } = delivery;
  const fieldOf = (id: string) => [...(rows.current?.querySelectorAll('input') ?? [])].find(({ name }) => name === id);

  function choose(product: Parameters<typeof delivery.add>[0]) {
    flushSync(() => delivery.add(product));
    const field = fieldOf(product.id);
    field?.focus();
    field?.select();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    void delivery.save().then((isSaved) => {
      if (isSaved) search.current?.focus();
      else rows.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    });
  }

  return (
    <SellerPage title={title}>
      <p className={hint}>{texts.howToReceive}</p>
      <ProductFinder products={list.loaded} isLoading={list.isIncomplete} fieldRef={search} onChoose={choose} />
      <form noValidate className={styles.form} onSubmit={save}>
        {(failure !== undefined || faults.size > 0) && (
          <SellerNotice tone="danger" action={null}>
            <strong>{texts.deliveryNotSaved}</strong> <span>{failure ?? texts.seeRows}</span>
          </SellerNotice>
        )}
        {lines.length > 0 ? (
          <ol ref={rows} className={styles.list} aria-label={texts.received}>
            {lines.map(({ id, name, text }) => {
              const stock = stocks.get(id);
              const fault = faults.get(id);
              return (
                <li key={id} className={styles.rowWithButton}>
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.facts}>
                      {stock ? texts.onHand(stock.onHand) : texts.startsWithDelivery}
                    </span>
                  </span>
                  <span className={styles.number}>
                    <Input
                      name={id}
                      aria-label={texts.receivedOf(name)}
                      aria-invalid={fault !== undefined || undefined}
                      aria-describedby={fault === undefined ? undefined : `fault ${id}`}
                      inputMode="numeric"
                      enterKeyHint="next"
                      autoComplete="off"
                      maxLength={20}
                      value={text}
                      onChange={(event) => delivery.setText(id, event.target.value)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter') return;
                        event.preventDefault();
                        search.current?.focus();
                      }}
                    />
                  </span>
                  <Button
                    variant="quiet"
                    size="dense"
                    icon="bin"
                    aria-label={texts.removeLine(name)}
                    disabled={isSaving}
                    onClick={() => delivery.remove(id)}
                  >
                    {''}
                  </Button>
                  {fault !== undefined && (
                    <span id={`fault ${id}`} className={styles.fault}>
                      {fault}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        ) : (
          <p className={hint}>{texts.nothingReceived}</p>
        )}
        <Field label={texts.deliveryNote} hint={texts.deliveryNoteHint} optional>
          <Input
            name="note"
            maxLength={maxNoteLength}
            autoComplete="off"
            value={delivery.note}
            onChange={(event) => delivery.setNote(event.target.value)}
          />
        </Field>
        <div className={buttons}>
          <Button type="submit" busy={isSaving} disabled={lines.length === 0}>
            {texts.saveDelivery(lines.length)}
          </Button>
          {!delivery.isEmpty && (
            <Button variant="quiet" disabled={isSaving} onClick={delivery.clear}>
              {texts.discardDelivery}
            </Button>
          )}
        </div>
      </form>
    </SellerPage>
  );
}
