import { Suspense, useState } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { Icon } from '../ui/Icon.tsx';
import { useChoice } from './choice.ts';
import * as texts from './texts.ts';

const SuitsDialog = optionalPart(async () => (await import('./SuitsDialog.tsx')).SuitsDialog);

interface SuitsButtonProps {
  className: string;
  /** The style of the words. */
  wordsClassName?: string;
}

/** Opens the choice of allergens. Nothing in a shop where no product states allergens. */
export function SuitsButton({ className, wordsClassName }: SuitsButtonProps) {
  const { allergens } = useChoice();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  if (isOpen && !isLoaded) setIsLoaded(true);
  if (!shop().hasAllergens) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-on={allergens.length > 0 ? '' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="leaf" size={18} />
        <span className={wordsClassName}>{texts.suitsMe}</span>{' '}
        {allergens.length > 0 && <span>{`(${allergens.length})`}</span>}
      </button>
      {isLoaded && (
        <Suspense fallback={null}>
          <SuitsDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
