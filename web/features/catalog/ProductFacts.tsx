import { addedTaxPercent } from '#common/limits.ts';
import { useNavigate } from 'react-router-dom';
import type { ProductCard_productFragment } from '#web/__generated__/catalog.ts';
import { useCartActions, useCartQuantity } from '#web/shared/cart/use-cart.ts';
import { withDeliveryCost } from '#web/shared/lib/format/delivery-cost.ts';
import { claimOf, formatCents, formatPrice, isTaxIncluded, toCents } from '#web/shared/lib/format/money.ts';
import { gramsText, quantityText } from '#web/shared/lib/format/quantity.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { useHandOver } from '#web/shared/lib/page/use-hand-over.ts';
import { CartStepper } from '#web/shared/products/CartStepper.tsx';
import { sizeTerm, sizeText } from '#web/shared/products/size-text.ts';
import { useVerdicts } from '#web/shared/suits/verdict-slot.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { PageHeading } from '#web/shared/ui/Page.tsx';
import { Price } from '#web/shared/ui/Price.tsx';
import { Rating } from '#web/shared/ui/Rating.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { withColon } from '#web/shared/lib/texts.ts';
import * as productTexts from '#web/shared/products/texts.ts';
import * as texts from './product/texts.ts';
import { text } from '#web/theme/text.css.ts';
import * as styles from './ProductPage.css.ts';

interface ProductFactsProps {
  /** The description is undefined until it is loaded. */
  product: ProductCard_productFragment & { description?: readonly string[]; minimumAge?: number | null };
}

export function ProductFacts({ product }: ProductFactsProps) {
  const { name, description, offerPrice, portion } = product;
  const claim = claimOf(product);
  const verdictOf = useVerdicts();

  return (
    <div className={styles.facts}>
      <div className={styles.nameBlock}>
        <PageHeading>{name}</PageHeading>
        {shop().hasRating && <Rating width={96} />}
      </div>
      <div className={styles.priceBlock}>
        <div className={styles.price}>
          <Price offerPrice={offerPrice} claim={claim} size="large" />
          {claim && <Badge tone="waiting">{texts.youSave(formatCents(claim.savedCents))}</Badge>}
        </div>
        {product.deposit && (
          <p className={styles.weight}>{productTexts.plusDeposit(formatPrice(product.deposit.amount))}</p>
        )}
        {claim?.isReference && <p className={styles.note}>{texts.lowestOf30Days(formatCents(claim.wasCents))}</p>}
        <p className={styles.weight}>
          <span className={styles.weightName}>{withColon(sizeTerm(product))}</span>
          <bdi className={styles.weightValue}>{sizeText(product)}</bdi>
        </p>
        {verdictOf?.(product.id)}
        {portion && (
          <p className={styles.note}>
            {texts.inSteps(gramsText(portion.grams), gramsText(portion.from), gramsText(portion.to))}
          </p>
        )}
        {product.expectedGrams && <p className={styles.note}>{texts.mostYouPay}</p>}
        {product.minimumAge && <p className={styles.note}>{texts.onlyFromAge(product.minimumAge)}</p>}
        {product.left && <Badge tone="waiting">{texts.onlyLeft(quantityText(product.left, portion?.grams))}</Badge>}
        <p className={styles.note}>
          {withDeliveryCost(isTaxIncluded() ? texts.inclTax : texts.plusTax(addedTaxPercent), toCents(offerPrice))}
        </p>
      </div>
      <BuyButtons product={product} />
      {!description && (
        <section className={styles.about} aria-busy="true" aria-label={texts.loadingDescription}>
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </section>
      )}
      {description && description.length > 0 && (
        <section className={styles.about} aria-labelledby="about-heading">
          <h2 id="about-heading" className={text.h3}>
            {texts.aboutProduct}
          </h2>
          <ul className={styles.lines}>
            {description.map((line, at) => (
              // Two lines may have the same text, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/**
 * 'Add to Cart' becomes a stepper. 'Buy now' adds one item and opens the cart. A product that is out of stock has neither.
 */
function BuyButtons({ product }: ProductFactsProps) {
  const { id, inStock, left, offerPrice, portion } = product;
  const { add } = useCartActions();
  const quantity = useCartQuantity(id);
  const { place, handOver } = useHandOver<HTMLDivElement>(quantity > 0);
  const isAllTaken = left !== null && quantity >= left;
  const navigate = useNavigate();

  if (!inStock) {
    return (
      <p className={styles.soldOut}>
        <Icon name="info" />
        {texts.outOfStock}
      </p>
    );
  }
  return (
    <div className={styles.buttons}>
      <div className={styles.buy}>
        {/* Shown on phones only, where this is a bar at the bottom. */}
        <span className={styles.barPrice} aria-hidden="true">
          <Price offerPrice={offerPrice} />
        </span>
        <div ref={place} className={styles.control}>
          {quantity === 0 ? (
            <Button
              variant="soft"
              size="large"
              icon="cart"
              onClick={() => {
                handOver();
                add(product);
              }}
            >
              {texts.addToCart}
            </Button>
          ) : (
            <CartStepper product={product} quantity={quantity} handOver={handOver} />
          )}
        </div>
        <Button
          size="large"
          onClick={() => {
            if (!isAllTaken) add(product);
            void navigate(paths.cart);
          }}
        >
          {texts.buyNow}
        </Button>
      </div>
      <p className={styles.inCart}>
        {quantity > 0 && texts.inYourCart(quantityText(quantity, portion?.grams), isAllTaken)}
      </p>
    </div>
  );
}
