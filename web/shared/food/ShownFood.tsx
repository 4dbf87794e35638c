import { Suspense, useState } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import * as texts from './texts.ts';

/** The table and its query load when they are opened: few readers of orders need them. */
const LoadedFood = optionalPart(async () => (await import('./LoadedFood.tsx')).LoadedFood);

interface ShownFoodProps {
  item: { productId: string | null; foodVersion: number | null; name: string | null };
  className?: string;
}

/** The food facts that were shown when a product was ordered; nothing for a product without facts. */
export function ShownFood({ item: { productId, foodVersion, name }, className }: ShownFoodProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (productId === null || foodVersion === null) return null;
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.foodFactsOf(name ?? '')}</summary>
      {isOpen && (
        <Suspense>
          <LoadedFood productId={productId} version={foodVersion} />
        </Suspense>
      )}
    </details>
  );
}
