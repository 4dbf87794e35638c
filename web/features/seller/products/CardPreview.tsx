import { findCategory } from '#web/shared/lib/categories.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { toCents } from '#web/shared/lib/money.ts';
import { draftErrors, toSize, type ProductDraft } from './product-draft.ts';
import * as styles from './CardPreview.css.ts';

interface CardPreviewProps {
  draft: ProductDraft;
  /** The address of the main picture. */
  picture: string | undefined;
}

/** The shop's product card for the draft. Inert: nothing in it can be pressed. */
export function CardPreview({ draft, picture }: CardPreviewProps) {
  const category = findCategory(draft.category);
  const price = amountOf(draft.price);
  const offerPrice = draft.offerPrice === '' ? price : amountOf(draft.offerPrice);
  const product = {
    __typename: 'Product' as const,
    id: 'preview',
    name: draft.name.trim() || 'Your product',
    category: category ? { __typename: 'Category' as const, slug: category.slug, label: category.label } : null,
    price,
    offerPrice,
    image: picture ? { __typename: 'Image' as const, url: picture } : null,
    inStock: true,
    left: null,
    ...sizeOf(draft, offerPrice),
    weight: null,
  };
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.title}>
        Shop preview
      </h2>
      {/* Keyed by the picture, because the card remembers a picture that failed to load. */}
      <div key={picture} inert className={styles.card}>
        <ProductCard product={product} />
      </div>
    </section>
  );
}

/** The typed size and its unit price, as the shop computes it; both null without a size that can be saved. */
function sizeOf(draft: ProductDraft, offerPrice: number) {
  const size = draftErrors(draft).size ? null : toSize(draft);
  if (!size) return { size: null, unitPrice: null };
  const { amount, unit } = size;
  const cents = Math.round((toCents(offerPrice) * (unit === 'PIECE' ? 1 : 1000)) / amount);
  return {
    size: { __typename: 'PackSize' as const, amount, unit },
    unitPrice: { __typename: 'UnitPrice' as const, amount: cents / 100 },
  };
}

/** Half-typed prices count as far as they are numbers. */
function amountOf(text: string) {
  const amount = Number(text);
  return amount > 0 ? toCents(amount) / 100 : 0;
}
