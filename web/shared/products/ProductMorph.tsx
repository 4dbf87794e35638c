import { ViewTransition, type ReactNode } from 'react';
import './ProductMorph.css.ts';

interface ProductMorphProps {
  id: string;
  /** Off for a card that nobody has opened: what it shows must not be measured when a list changes. */
  on?: boolean;
  children: ReactNode;
}

/** A product's picture grows from its card into its page and back, where the browser can do that. */
export function ProductMorph({ id, on = true, children }: ProductMorphProps) {
  return (
    // The name must be an identifier of CSS, which a store's own ids need not be.
    <ViewTransition name={`product-${id.replace(/[^\w-]/g, '_')}`} share={on ? 'product-morph' : 'none'} default="none">
      {children}
    </ViewTransition>
  );
}
