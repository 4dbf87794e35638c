import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListChoice } from '#web/shared/lib/storage/list-draft.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { fewestOf, mostOf, oneLess } from '#web/shared/products/orderable.ts';
import { sizeText } from '#web/shared/products/size-text.ts';
import { useVerdicts } from '#web/shared/suits/verdict-slot.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { Stepper } from '#web/shared/ui/Stepper.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { isBuyable, type ChosenLine, type FoundProduct } from './chosen-lines.ts';
import * as texts from './texts.ts';
import * as styles from './ShoppingListPage.css.ts';

interface ListRowProps extends ChosenLine {
  onChoose: (choice: ListChoice) => void;
}

/** A line of the list: its product with the alternatives and the quantity, or a text that nothing was found. */
export function ListRow({ line, product, quantity, onChoose }: ListRowProps) {
  const id = useId();
  const verdictOf = useVerdicts();
  const { text, name, matches, state } = line;
  const pictured = product ?? matches[0]?.product;

  if (!pictured) {
    return (
      <div className={styles.row}>
        <span />
        <div className={styles.words}>
          <p className={styles.wanted}>{text}</p>
          <Badge>{texts.notFound}</Badge>
          <Link to={paths.search(name)}>{texts.searchFor(name)}</Link>
        </div>
      </div>
    );
  }
  const quantityOf = (productId: string | null) =>
    matches.find((match) => match.product.id === productId)?.quantity ?? 0;

  return (
    <div className={styles.row}>
      <Link to={paths.product(pictured)} tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={pictured.image?.url}
          name={pictured.name}
          category={pictured.category?.slug}
          sizes="56px"
        />
      </Link>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.wanted}>
          {text}
        </label>
        <Select
          id={id}
          size="dense"
          value={product?.id ?? ''}
          onChange={({ target: { value } }) => onChoose({ productId: value || null, quantity: quantityOf(value) })}
        >
          <option value="">{state === 'UNSURE' && isBuyable(line) ? texts.chooseProduct : texts.leaveOut}</option>
          {matches.map(({ product: each }) => (
            <option key={each.id} value={each.id} disabled={!each.inStock}>
              {optionText(each)}
            </option>
          ))}
        </Select>
        {product ? (
          <>
            <p>
              <bdi>{sizeText(product)}</bdi> ·{' '}
              <span>
                {product.portion ? formatPrice(product.offerPrice) : texts.each(formatPrice(product.offerPrice))}
              </span>
            </p>
            {verdictOf?.(product.id)}
            <div className={styles.sum}>
              <Stepper
                of={product.name}
                quantity={quantity}
                least={fewestOf(product)}
                max={mostOf(product)}
                portionGrams={product.portion?.grams}
                onIncrease={() => onChoose({ productId: product.id, quantity: quantity + 1 })}
                onDecrease={() => {
                  const less = oneLess(quantity, product);
                  onChoose({ productId: less > 0 ? product.id : null, quantity: less });
                  // The stepper disappears with the last piece.
                  if (less === 0) document.getElementById(id)?.focus();
                }}
              />
              <b>{formatCents(toCents(product.offerPrice) * quantity)}</b>
            </div>
          </>
        ) : (
          !isBuyable(line) && (
            <>
              <Badge tone="danger">{texts.outOfStock}</Badge>
              <Link to={paths.search(name)}>{texts.searchFor(name)}</Link>
            </>
          )
        )}
      </div>
    </div>
  );
}

const optionText = (product: FoundProduct) =>
  [product.name, product.weight, product.inStock ? formatPrice(product.offerPrice) : texts.soldOut]
    .filter(Boolean)
    .join(comma);
