import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { useCartActions, useCartQuantity } from '../cart/use-cart.ts';
import { claimOf, formatPrice } from '#web/shared/lib/format/money.ts';
import { quantityText } from '#web/shared/lib/format/quantity.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { useHandOver } from '#web/shared/lib/page/use-hand-over.ts';
import { useVerdicts } from '../suits/verdict-slot.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Price } from '../ui/Price.tsx';
import { ProductPicture, type PicturePriority } from '../ui/ProductPicture.tsx';
import { Rating } from '../ui/Rating.tsx';
import { CartStepper } from './CartStepper.tsx';
import { orderable } from './orderable.ts';
import { sizeText } from './size-text.ts';
import * as texts from './texts.ts';
import * as styles from './ProductCard.css.ts';

interface ProductCardProps {
  product: ProductCard_productFragment;
  /** The loading priority of the picture, for the first row of a page that starts with cards. */
  priority?: PicturePriority | undefined;
  /** The level of the name's heading below the heading around the cards. */
  level?: 2 | 3;
  /** The quantity that the Add button adds. */
  usual?: number;
}

function CornerBadge({ inStock, off }: { inStock: boolean; off: number }) {
  if (!inStock) return <Badge tone="danger">{texts.soldOut}</Badge>;
  return off > 0 ? <Badge tone="offer">{texts.percentOff(off)}</Badge> : <span />;
}

/**
 * A product in a list. Adding it replaces the button with a stepper, on phones on the picture. Memoized: a changed list
 * renders only its new cards.
 */
export const ProductCard = memo(function ProductCard({ product, priority, level = 3, usual = 1 }: ProductCardProps) {
  const { id, name, category, image, inStock, left, portion } = product;
  // Deferred, so that the press ends before the card renders.
  const quantity = useDeferredValue(useCartQuantity(id));
  const { add } = useCartActions();
  const { place, handOver } = useHandOver<HTMLDivElement>(quantity > 0);
  /** The quantity that the Add button puts into the cart. */
  const first = orderable(usual, product);
  const claim = claimOf(product);
  const verdictOf = useVerdicts();
  const Name = level === 2 ? 'h2' : 'h3';

  return (
    <article className={styles.card} data-sold-out={inStock ? undefined : ''}>
      <div className={styles.corner}>
        <div className={styles.badges}>
          <CornerBadge inStock={inStock} off={claim?.percent ?? 0} />
          {quantity > 0 && <Badge tone="brand">{texts.inCart(quantityText(quantity, portion?.grams))}</Badge>}
        </div>
      </div>
      <div className={styles.photo}>
        <ProductPicture
          src={image?.url}
          name={name}
          category={category?.slug}
          sizes="(min-width: 700px) 184px, 27vw"
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>
          <Link to={paths.product(product)} className={styles.link}>
            {name}
          </Link>
        </Name>
        <p className={styles.weight}>
          <bdi>{sizeText(product)}</bdi>
          {left && <span>{` · ${texts.onlyLeft(quantityText(left, portion?.grams))}`}</span>}
        </p>
        {verdictOf?.(id)}
        {shop().hasRating && (
          <span className={styles.rating}>
            <Rating />
          </span>
        )}
        <div className={styles.buy}>
          <Price offerPrice={product.offerPrice} claim={claim} />
          {product.deposit && <p className={styles.weight}>{texts.plusDeposit(formatPrice(product.deposit.amount))}</p>}
        </div>
      </div>
      <div className={styles.room}>
        <div ref={place} className={styles.action}>
          {!inStock && <p className={styles.soldOut}>{texts.outOfStock}</p>}
          {inStock && quantity === 0 && (
            <Button
              variant="soft"
              icon="plus"
              onClick={() => {
                handOver();
                add(product, first);
              }}
              aria-label={texts.addToCart(first > 1 ? quantityText(first, portion?.grams) : null, name)}
              block
            >
              <span>{texts.add}</span>
              {/* A weight has no room in the round button of phones. */}
              {first > 1 && (
                <span className={portion ? undefined : styles.usual}>{quantityText(first, portion?.grams)}</span>
              )}
            </Button>
          )}
          {inStock && quantity > 0 && <CartStepper product={product} quantity={quantity} handOver={handOver} />}
        </div>
      </div>
    </article>
  );
});
