import { useState } from 'react';
import { tintOf } from '#web/shared/lib/shop/categories.ts';
import * as styles from './ProductPicture.css.ts';

const widthsPx = [320, 640, 960];

/**
 * The bundled store has three widths of each picture, and this server has them at the same paths: without the origin a page
 * is smaller, and shows its pictures under every name of the server. Other stores' pictures are used as they are.
 */
function sourceOf(url: string): { src: string; srcSet?: string } {
  const path = /^(?:https?:\/\/[^/]+)?(\/images\/[\da-f]{32})-960\.webp$/.exec(url)?.[1];
  if (!path) return { src: url };
  const fileOf = (width: number) => `${path}-${width}.webp`;
  return { src: fileOf(960), srcSet: widthsPx.map((width) => `${fileOf(width)} ${width}w`).join(', ') };
}

/**
 * During a view transition React waits for pictures without a load listener and shows the page's spinner meanwhile. With
 * this listener it does not wait.
 */
const loadListener = () => undefined;

/** The first letter or digit of a name. */
const initialOf = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase();

export type PicturePriority = 'first' | 'early';

interface ProductPictureProps {
  /** The address from the API. Without one the first letter of the name shows. */
  src: string | null | undefined;
  name: string;
  /** The name for screen readers; empty where the name is beside the picture. */
  alt?: string;
  /** The width without the frame, as in the `sizes` attribute. */
  sizes?: string;
  /** The slug of the category whose colour the picture has. */
  category?: string | undefined;
  /** `first`: the largest picture of the first screen. `early`: others on the first screen. */
  priority?: PicturePriority | undefined;
}

/** A square product picture on its category's colour. */
export function ProductPicture({ src, name, alt = '', sizes = '200px', category, priority }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.tile[category ? tintOf(category) : 'plain']}>
      {src && src !== broken ? (
        <img
          className={styles.picture}
          {...sourceOf(src)}
          sizes={sizes}
          alt={alt}
          width={960}
          height={960}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
          onLoad={loadListener}
          onError={() => setBroken(src)}
        />
      ) : (
        <span
          className={styles.initial}
          data-initial={initialOf(name)}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        />
      )}
    </span>
  );
}
