import { useState } from 'react';
import { findCategory } from '#web/shared/lib/categories.ts';
import { percentOff } from '#web/shared/lib/money.ts';
import { ProductMorph } from '#web/shared/products/ProductMorph.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as styles from './ProductGallery.css.ts';

interface ProductGalleryProps {
  product: {
    id: string;
    name: string;
    categoryName: string;
    images: readonly string[];
    inStock: boolean;
    price: number;
    offerPrice: number;
  };
}

/** The main picture and, when there is more than one, thumbnails that choose it. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { name, images, inStock } = product;
  const [chosen, setChosen] = useState(0);
  const tint = findCategory(product.categoryName)?.tint;
  const percent = percentOff(product);

  return (
    <div className={styles.gallery} data-thumbnails={images.length > 1}>
      <div className={styles.stage} data-sold-out={!inStock}>
        <ProductMorph id={product.id}>
          <ProductPicture
            src={images[chosen]}
            alt={name}
            sizes="(min-width: 1000px) 560px, 100vw"
            tint={tint}
            priority="first"
          />
        </ProductMorph>
        {percent > 0 && (
          <span className={styles.flag}>
            <Badge tone="offer">{percent}% off</Badge>
          </span>
        )}
      </div>
      {images.length > 1 && (
        <fieldset aria-label="Pictures" className={styles.thumbnails}>
          {images.map((image, at) => (
            <button
              // The same picture may be there twice.
              key={`${at} ${image}`}
              type="button"
              className={styles.thumbnail}
              aria-pressed={at === chosen}
              aria-label={`Picture ${at + 1} of ${images.length}`}
              onClick={() => setChosen(at)}
            >
              <ProductPicture src={image} alt="" sizes="76px" tint={tint} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
