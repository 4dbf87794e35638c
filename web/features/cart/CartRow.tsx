import { maxQuantity } from '#common/limits.ts';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { seenSteps } from '#web/shared/cart/sold-in-steps.ts';
import * as cartTexts from '#web/shared/cart/texts.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { claimOf, formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { gramsText, quantityText, stepPrice } from '#web/shared/lib/format/quantity.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { fewestOf, mostOf, oneLess, orderable } from '#web/shared/products/orderable.ts';
import { sizeTerm, sizeText } from '#web/shared/products/size-text.ts';
import * as productTexts from '#web/shared/products/texts.ts';
import { useVerdicts } from '#web/shared/suits/verdict-slot.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { IconButton } from '#web/shared/ui/Button.tsx';
import { StruckPrice } from '#web/shared/ui/Price.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as uiTexts from '#web/shared/ui/texts.ts';
import { spokenOnly } from '#web/theme/text.css.ts';
import type { CartLineView } from './use-cart-lines.ts';
import { withColon } from '#web/shared/lib/texts.ts';
import { acceptPrices } from './seen-prices.ts';
import { useLineActions } from './use-line-actions.ts';
import * as texts from './texts.ts';
import * as styles from './CartRow.css.ts';

const selectableQuantities = 9;

/** The quantities 1 to 9, at most as many as are left, or all amounts of goods in steps; or up to the current quantity if it is higher. */
function quantities(current: number, product: CartLineView['product']) {
  const first = Math.min(fewestOf(product), current);
  const most = Math.min(mostOf(product), product.portion ? maxQuantity : selectableQuantities);
  return Array.from({ length: Math.max(most, current) - first + 1 }, (_, index) => first + index);
}

interface CartRowProps extends CartLineView {
  /** The price that the shopper last saw, if it is known. */
  seenCents: number | undefined;
  /** Whether the product was removed on this page and is back. */
  isBack: boolean;
  /** Called when the last item was removed. */
  onRemoved: () => void;
}

export function CartRow({ product, quantity, seenCents, isBack, onRemoved }: CartRowProps) {
  const { setQuantity, addOne, removeOne } = useLineActions();
  const { id, name, image, inStock, left, offerPrice, portion } = product;
  const seenGrams = useReactiveVar(seenSteps)[id];
  const claim = claimOf(product);
  const verdictOf = useVerdicts();
  const max = mostOf(product);
  const mostText = portion ? cartTexts.atMostOf(gramsText(max * portion.grams), name) : texts.atMost(max, name);
  const canAdd = inStock && quantity < max;
  const isLast = oneLess(quantity, product) === 0;
  const removal = useRef<HTMLButtonElement>(null);

  // After Undo, the pressed button is gone. A product that another button has put back leaves the focus there.
  useEffect(() => {
    if (isBack && document.activeElement === document.body) removal.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row appears
  }, []);

  return (
    <article className={styles.row} aria-label={name}>
      <Link to={paths.product(product)} className={styles.photo} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={image?.url} name={name} category={product.category?.slug} sizes="96px" />
      </Link>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={paths.product(product)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.detail}>
          <span>{withColon(sizeTerm(product))}</span> <bdi>{sizeText(product)}</bdi>
        </p>
        {verdictOf?.(id)}
        <p className={styles.detail}>
          <span>
            {portion ? stepPrice(formatPrice(offerPrice), portion.grams) : texts.each(formatPrice(offerPrice))}
          </span>
          {claim && <StruckPrice claim={claim} className={styles.was} />}
        </p>
        {product.deposit && (
          <p className={styles.detail}>{productTexts.plusDeposit(formatPrice(product.deposit.amount))}</p>
        )}
        {product.expectedGrams && <p className={styles.detail}>{texts.mostYouPay}</p>}
        {portion && seenGrams !== undefined && seenGrams !== portion.grams && (
          <Badge tone="waiting">
            {texts.stepsChanged(gramsText(portion.grams), gramsText(quantity * portion.grams))}
          </Badge>
        )}
        {seenCents !== undefined && seenCents !== toCents(offerPrice) && (
          <Badge tone="waiting">{texts.priceChanged(formatPrice(offerPrice), formatCents(seenCents))}</Badge>
        )}
        {!inStock && <Badge tone="danger">{texts.outOfStock}</Badge>}
        {left !== null && quantity > left && (
          <Badge tone="danger">{texts.onlyLeft(quantityText(left, portion?.grams))}</Badge>
        )}
        {portion && orderable(quantity, { portion }) !== quantity && (
          <Badge tone="danger">{texts.otherAmounts(gramsText(portion.from), gramsText(portion.to))}</Badge>
        )}
      </div>
      <div className={styles.quantity}>
        <IconButton
          ref={removal}
          icon={isLast ? 'bin' : 'minus'}
          label={isLast ? texts.remove(name) : portion ? uiTexts.decrease(name) : texts.removeOne(name)}
          onClick={(event) => {
            // The second click of a double click must not also remove the last piece.
            if (isLast && event.detail > 1) return;
            acceptPrices([product]);
            removeOne(product);
            if (isLast) onRemoved();
          }}
        />
        <Select
          size="dense"
          aria-label={texts.quantityOf(name)}
          value={quantity}
          onChange={(event) => {
            acceptPrices([product]);
            setQuantity(id, Number(event.target.value));
          }}
        >
          {quantities(quantity, product).map((number) => (
            <option key={number} value={number}>
              {quantityText(number, portion?.grams)}
            </option>
          ))}
        </Select>
        <IconButton
          icon="plus"
          label={portion ? uiTexts.increase(name) : texts.addOne(name)}
          // `disabled` would lose the focus at the last piece.
          aria-disabled={!canAdd}
          onClick={() => {
            if (!canAdd) {
              announce(inStock ? mostText : texts.isOutOfStock(name));
              return;
            }
            acceptPrices([product]);
            addOne(product);
          }}
        />
      </div>
      <p className={styles.total}>
        {inStock ? (
          formatCents(toCents(offerPrice) * quantity)
        ) : (
          <s className={styles.detail}>
            <span className={spokenOnly}>{texts.notInTotal} </span>
            <span>{formatCents(toCents(offerPrice) * quantity)}</span>
          </s>
        )}
      </p>
    </article>
  );
}

/** The row that replaces a removed product until the shopper leaves the page. */
export function RemovedRow({ name, onUndo, onHide }: { name: string; onUndo: () => void; onHide: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);

  // The pressed button is gone, so the focus moves to Undo.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.removed}>
      <p className={styles.removedText}>{texts.removedName(<span className={styles.removedName}>{name}</span>)}</p>
      <button ref={undo} type="button" className={styles.undo} aria-label={texts.putBack(name)} onClick={onUndo}>
        {texts.undo}
      </button>
      <IconButton icon="close" label={texts.hideMessage(name)} onClick={onHide} />
    </div>
  );
}
