import { shop } from '#web/shared/lib/shop/shop.ts';
import { currentChoice, onChoice } from './choice.ts';
import { fillVerdictSlot } from './verdict-slot.ts';

/**
 * Loads the verdicts on products when the device has chosen allergens, now or later.
 * @returns a function that stops it
 */
export function followChoice(): () => void {
  const load = () => {
    if (!shop().hasAllergens || currentChoice().allergens.length === 0) return;
    import('./VerdictLine.tsx').then(
      ({ verdictOf }) => fillVerdictSlot(verdictOf),
      () => undefined, // the next change of the choice, or the next visit, tries again
    );
  };
  load();
  return onChoice(load);
}
