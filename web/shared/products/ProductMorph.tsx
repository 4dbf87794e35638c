import { ViewTransition, type ReactNode } from 'react';
import './ProductMorph.css.ts';

interface ProductMorphProps {
  id: string;
  /** Off for cards that were not opened, so that the browser does not measure them when a list changes. */
  on?: boolean;
  children: ReactNode;
}

/** Morphs a product's picture from its card into its page and back, where the browser supports it. */
export function ProductMorph({ id, on = true, children }: ProductMorphProps) {
  return (
    // The name must be a CSS identifier, which a store's ids may not be.
    <ViewTransition name={`product-${id.replace(/[^\w-]/g, '_')}`} share={on ? 'product-morph' : 'none'} default="none">
      {children}
    </ViewTransition>
  );
}
