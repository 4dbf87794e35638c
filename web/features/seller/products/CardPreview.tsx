import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import { draftWeight } from './draft-weight.ts';
import type { ProductDraft } from './form-field.ts';
import { portionOf } from './typed-portion.ts';
import { amountOf, sellingPrice } from './typed-price.ts';
import { useWeightReading } from './use-weight-reading.ts';
import * as texts from './texts.ts';
import * as styles from './CardPreview.css.ts';

interface CardPreviewProps {
  draft: ProductDraft;
  /** The price with which the law of the shop compares the offer; null for none. */
  referencePrice: number | null;
  /** The address of the main picture. */
  picture: string | undefined;
}

/** The shop's product card for the draft. It is inert: it has no controls that can be used. */
export function CardPreview({ draft, referencePrice, picture }: CardPreviewProps) {
  const category = useCategoryChoices().find(({ slug }) => slug === draft.category);
  const reading = useWeightReading(draft.weight);
  const product = {
    __typename: 'Product' as const,
    id: 'preview',
    name: draft.name.trim() || texts.yourProduct,
    category: category ? { __typename: 'Category' as const, slug: category.slug, label: category.label } : null,
    price: amountOf(draft.price),
    offerPrice: sellingPrice(draft),
    referencePrice,
    // The preview does not know what a container of the chosen type costs.
    deposit: null,
    image: picture ? { __typename: 'Image' as const, url: picture } : null,
    inStock: true,
    left: null,
    portion: portionOf(draft.portion),
    ...draftWeight(draft, reading),
  };
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.title}>
        {texts.shopPreview}
      </h2>
      {/* The card is keyed by the picture, because the card remembers a picture that failed to load. */}
      <div key={picture} inert className={styles.card}>
        <ProductCard product={product} />
      </div>
    </section>
  );
}
