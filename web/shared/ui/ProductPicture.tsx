import { useState } from 'react';
import type { CategorySlug } from '../lib/categories.ts';
import { Icon } from './Icon.tsx';
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

export type PicturePriority = 'first' | 'early';

interface ProductPictureProps {
  /** The address from the API. Without one a placeholder shows. */
  src: string | null | undefined;
  alt: string;
  /** The width without the frame, as in the `sizes` attribute. */
  sizes?: string;
  tint?: CategorySlug | undefined;
  /** `first`: the largest picture of the first screen. `early`: others on the first screen. */
  priority?: PicturePriority | undefined;
}

/** A square product picture on its category's colour. */
export function ProductPicture({ src, alt, sizes = '200px', tint, priority }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.tile[tint ?? 'plain']}>
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
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="image" size={32} />
        </span>
      )}
    </span>
  );
}
