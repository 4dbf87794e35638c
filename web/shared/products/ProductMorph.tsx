import { ViewTransition, type ReactNode } from 'react';
import './ProductMorph.css.ts';

/** A product's picture grows from its card into its page and back, where the browser can do that. */
export function ProductMorph({ id, children }: { id: string; children: ReactNode }) {
  return (
    // The name must be an identifier of CSS, which a store's own ids need not be.
    <ViewTransition name={`product-${id.replace(/[^\w-]/g, '_')}`} share="product-morph" default="none">
      {children}
    </ViewTransition>
  );
}
