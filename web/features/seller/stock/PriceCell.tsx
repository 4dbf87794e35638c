import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { currencySymbol, formatPrice, listClaim, toCents } from '#web/shared/lib/format/money.ts';
import { plainAmount, typedAmount } from '#web/shared/lib/format/numbers.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import { Button, IconButton } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Price } from '#web/shared/ui/Price.tsx';
import { spokenOnly } from '#web/theme/text.css.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import { useRowPrice } from './use-row-price.ts';
import * as styles from './PriceCell.css.ts';

interface PriceCellProps {
  product: SellerProduct_productFragment;
}

/** The price of a product. Where the store can edit products, a press opens it in its row. */
export function PriceCell({ product }: PriceCellProps) {
  const { name, offerPrice, portion } = product;
  const { has } = useShopFacts();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The focus was in the form, which is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const shown = (
    <>
      <Price offerPrice={offerPrice} claim={listClaim(product)} size="small" />
      {portion && <span>{` / ${gramsText(portion.grams)}`}</span>}
    </>
  );
  if (!has('PRODUCTS_EDIT')) return shown;
  if (isOpen) return <PriceForm product={product} onClose={() => setIsOpen(false)} />;
  return (
    <button ref={opener} type="button" className={styles.opener} onClick={() => setIsOpen(true)}>
      <span className={spokenOnly}>{`${texts.priceOf(name)}: `}</span>
      {shown}
    </button>
  );
}

/**
 * The price that shoppers pay. Enter saves, Escape gives up. No offer arises here: the price of an offer stays, and an offer
 * that reaches it ends.
 */
function PriceForm({ product, onClose }: PriceCellProps & { onClose: () => void }) {
  const { name, price: listPrice, offerPrice } = product;
  const hasOffer = toCents(offerPrice) < toCents(listPrice);
  const [price, setPrice] = useState(() => typedAmount(offerPrice));
  const [fault, setFault] = useState<string>();
  const { save, isSaving } = useRowPrice(product);
  const form = useRef<HTMLFormElement>(null);

  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    const element = form.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    element?.addEventListener('keydown', onKey);
    const field = element?.querySelector('input');
    field?.focus();
    field?.select();
    return () => element?.removeEventListener('keydown', onKey);
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const amount = readAmount(price);
    const refusal = amount ? await save(amount) : texts.enterPrice(plainAmount(4.5));
    if (refusal === undefined) {
      onClose();
      return;
    }
    setFault(refusal);
    form.current?.querySelector('input')?.focus();
  }

  return (
    // Escape in any of the fields gives up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={texts.priceOf(name)}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={hasOffer ? texts.offerPriceIn(currencySymbol()) : texts.priceIn(currencySymbol())}
        hint={hasOffer && texts.offerEndsAt(formatPrice(listPrice))}
        error={fault}
      >
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
      <div className={styles.buttons}>
        <Button type="submit" size="dense" busy={isSaving}>
          {texts.save}
        </Button>
        <IconButton icon="close" label={texts.cancel} onClick={onClose} />
      </div>
    </form>
  );
}
