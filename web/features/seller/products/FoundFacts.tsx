import type { LookUpBarcodeMutation } from '#web/__generated__/seller-products.ts';
import { markedText } from '#web/shared/food/marked-text.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { OpenFoodFacts } from '../shell/OpenFoodFacts.tsx';
import type { ProductDraft } from './form-field.ts';
import * as texts from './texts.ts';
import * as styles from './LookUp.css.ts';

export type Facts = NonNullable<NonNullable<LookUpBarcodeMutation['lookUpBarcode']>['facts']>;

interface FoundFactsProps {
  facts: Facts;
  onTake: (change: Partial<ProductDraft>) => void;
  onClose: () => void;
}

/** What others have entered about a barcode. It goes into the form only when the seller says so, and is saved with the form. */
export function FoundFacts({ facts, onTake, onClose }: FoundFactsProps) {
  const { name, size, brand, legalName, ingredients } = facts;
  const rows = [
    { label: texts.foundName, value: name },
    { label: texts.foundSize, value: size },
    { label: texts.foundBrand, value: brand },
    { label: texts.foundLegalName, value: legalName },
    { label: texts.foundIngredients, value: ingredients },
  ].filter(({ value }) => value !== null);

  return (
    <section className={styles.found} aria-label={texts.foundFacts}>
      <h3 className={styles.title}>{texts.foundFacts}</h3>
      {rows.length === 0 && <p>{texts.foundNothing}</p>}
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value === ingredients && value !== null ? markedText(value) : value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        <OpenFoodFacts />
      </p>
      <div className={styles.buttons}>
        {(name ?? size) !== null && (
          <Button
            size="dense"
            onClick={() => onTake({ ...(name !== null && { name }), ...(size !== null && { weight: size }) })}
          >
            {texts.takeFacts}
          </Button>
        )}
        <Button variant="quiet" size="dense" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}
