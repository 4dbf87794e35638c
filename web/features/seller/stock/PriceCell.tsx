import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { currencySymbol, formatPrice, toCents } from '#web/shared/lib/money.ts';
import { plainAmount, readAmount, typedAmount } from '#web/shared/lib/numbers.ts';
import { Button, IconButton } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Price } from '#web/shared/ui/Price.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import { useRowPrice, type PriceFault } from './use-row-price.ts';
import * as styles from './PriceCell.css.ts';

interface PriceCellProps {
  product: SellerProduct_productFragment;
}

/** The price of a product. Where the store can edit products, a press opens it in its row. */
export function PriceCell({ product }: PriceCellProps) {
  const { name, price, offerPrice } = product;
  const { has } = useShopFacts();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The focus was in the form, which is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const shown = <Price price={price} offerPrice={offerPrice} size="small" />;
  if (!has('PRODUCTS_EDIT')) return shown;
  if (isOpen) return <PriceForm product={product} onClose={() => setIsOpen(false)} />;
  return (
    <button
      ref={opener}
      type="button"
      className={styles.opener}
      aria-label={texts.changePrice(name, formatPrice(offerPrice))}
      onClick={() => setIsOpen(true)}
    >
      {shown}
    </button>
  );
}

/** The price, and the offer price of a product that has one: no offer arises here. Enter saves, Escape gives up. */
function PriceForm({ product, onClose }: PriceCellProps & { onClose: () => void }) {
  const { name } = product;
  const [hasOffer] = useState(toCents(product.offerPrice) < toCents(product.price));
  const [price, setPrice] = useState(() => typedAmount(product.price));
  const [offerPrice, setOfferPrice] = useState(() => typedAmount(product.offerPrice));
  const [fault, setFault] = useState<PriceFault>();
  const { save, isSaving } = useRowPrice(product);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);

  function check(): PriceFault | { price: number; offerPrice: number } {
    const amount = readAmount(price);
    if (!amount) return { field: 'price', text: texts.enterPrice(plainAmount(4.5)) };
    if (!hasOffer || offerPrice.trim() === '') return { price: amount, offerPrice: amount };
    const offer = readAmount(offerPrice);
    if (!offer) return { field: 'offerPrice', text: texts.enterPrice(plainAmount(3.99)) };
    return offer > amount ? { field: 'offerPrice', text: texts.offerAbovePrice } : { price: amount, offerPrice: offer };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const checked = check();
    const refusal = 'field' in checked ? checked : await save(checked);
    if (refusal) setFault(refusal);
    else onClose();
  }

  const errorOf = (field: PriceFault['field']) => (fault?.field === field ? fault.text : undefined);
  return (
    // Escape in any of the fields gives up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={texts.priceOf(name)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.field}>
        <Field label={texts.priceIn(currencySymbol())} error={errorOf('price')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={({ target }) => {
              setPrice(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      </div>
      {hasOffer && (
        <div className={styles.field}>
          <Field label={texts.offerPriceIn(currencySymbol())} hint={texts.emptyEndsOffer} error={errorOf('offerPrice')}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={offerPrice}
              onChange={({ target }) => {
                setOfferPrice(target.value);
                setFault(undefined);
              }}
            />
          </Field>
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="dense" busy={isSaving}>
          {texts.save}
        </Button>
        <IconButton icon="close" label={texts.cancel} onClick={onClose} />
      </div>
    </form>
  );
}
