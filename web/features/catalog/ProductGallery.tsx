import { useRef, useState } from 'react';
import { claimOf } from '#web/shared/lib/format/money.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as texts from './product/texts.ts';
import * as styles from './ProductGallery.css.ts';

interface ProductGalleryProps {
  product: {
    name: string;
    category: { slug: string } | null;
    image: { url: string } | null;
    /** The pictures; while they are undefined, the main picture shows. */
    images?: readonly { url: string }[];
    inStock: boolean;
    price: number;
    offerPrice: number;
    referencePrice: number | null;
  };
}

/** The pictures in a strip that can be swiped, and thumbnails as radio buttons that choose one. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { name, inStock } = product;
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const category = product.category?.slug;
  const percent = claimOf(product)?.percent ?? 0;
  // A product without pictures shows the placeholder.
  const images = product.images?.length ? product.images.map(({ url }) => url) : [product.image?.url];

  function choose(at: number) {
    setChosen(at);
    if (strip.current) strip.current.scrollLeft = at * strip.current.clientWidth;
  }

  /** After a swipe, the picture that is in view most is the chosen one. */
  function follow({ scrollLeft, clientWidth }: HTMLElement) {
    if (clientWidth > 0) setChosen(Math.round(scrollLeft / clientWidth));
  }

  return (
    <div className={styles.gallery} data-thumbnails={images.length > 1}>
      <div className={styles.stage} data-sold-out={!inStock}>
        <ul
          ref={strip}
          className={styles.strip}
          // A scrollable element must be scrollable by keyboard: its arrow keys choose a picture, like those of the radio buttons.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={texts.picturesOf(name)}
          onScroll={(event) => follow(event.currentTarget)}
        >
          {images.map((image, at) => (
            // The same picture may be listed twice.
            <li key={`${at} ${image}`} className={styles.slide} aria-hidden={at === chosen ? undefined : true}>
              <ProductPicture
                src={image}
                name={name}
                alt={at === 0 ? name : texts.namedPicture(name, at + 1)}
                sizes="(min-width: 1000px) 516px, (min-width: 700px) 44vw, 182px"
                category={category}
                priority={at === 0 ? 'first' : undefined}
              />
            </li>
          ))}
        </ul>
        {percent > 0 && (
          <span className={styles.flag}>
            <Badge tone="offer">{texts.percentOff(percent)}</Badge>
          </span>
        )}
      </div>
      {images.length > 1 && (
        <fieldset aria-label={texts.pictures} className={styles.thumbnails}>
          {images.map((image, at) => (
            <label key={`${at} ${image}`} className={styles.thumbnail}>
              <input
                type="radio"
                name="picture"
                className={styles.radio}
                aria-label={texts.pictureOf(at + 1, images.length)}
                checked={at === chosen}
                onChange={() => choose(at)}
              />
              <ProductPicture src={image} name={name} sizes="76px" category={category} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
