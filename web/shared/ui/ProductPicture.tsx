import { useState } from 'react';
import type { CategorySlug } from '../lib/categories.ts';
import { Icon } from './Icon.tsx';
import * as styles from './ProductPicture.css.ts';

const widths = [320, 640, 960];

/** The bundled store keeps three widths of each picture; pictures of other stores come as they are. */
function srcSetOf(src: string): string | undefined {
  if (!/\/images\/[^/]+-960\.webp$/.test(src)) return undefined;
  return widths.map((width) => `${src.replace(/-960\.webp$/, `-${width}.webp`)} ${width}w`).join(', ');
}

/**
 * A picture that moves from page to page and has no listener of ours is waited for by React, with the spinner shown in
 * place of the whole page. Nobody should wait for a picture to see the rest.
 */
const withoutWaiting = () => undefined;

export type PicturePriority = 'first' | 'early';

interface ProductPictureProps {
  /** As the schema gives it; nothing shows a drawing of a picture. */
  src: string | null | undefined;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes?: string;
  tint?: CategorySlug | undefined;
  /** `first` is the one picture that a page's first impression waits for; `early` ones show without scrolling. */
  priority?: PicturePriority | undefined;
}

/** A square product picture on its shelf's tint. */
export function ProductPicture({ src, alt, sizes = '200px', tint, priority }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.tile[tint ?? 'plain']}>
      {src && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          alt={alt}
          width={960}
          height={960}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
          onLoad={withoutWaiting}
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
