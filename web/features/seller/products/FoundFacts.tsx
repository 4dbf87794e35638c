import type { LookUpBarcodeMutation } from '#web/__generated__/seller-products.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import type { ProductDraft } from './form-field.ts';
import * as texts from './texts.ts';
import * as styles from './LookUp.css.ts';

export type Facts = NonNullable<NonNullable<LookUpBarcodeMutation['lookUpBarcode']>['facts']>;

/** Names that are the same in all languages. */
const source = { name: 'Open Food Facts', url: 'https://world.openfoodfacts.org' };
const license = { name: 'ODbL', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };

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
            <dd>{value === ingredients && value !== null ? <Marked text={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {texts.dataFrom(
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            {source.name}
          </a>,
          <a href={license.url} target="_blank" rel="noopener noreferrer">
            {license.name}
          </a>,
        )}
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

/** Ingredients in which `_` stands around each allergen. */
function Marked({ text }: { text: string }) {
  return text.split(/_([^_]+)_/).map((part, at) =>
    // Every second part was marked. Two parts may have the same text.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <strong key={at}>{part}</strong> : part,
  );
}
