import { useTaxClassesQuery } from '#web/__generated__/seller-products.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { FieldProps } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';

/** The tax class of a product, where the shop has several. */
export function TaxClassField({ draft, error, onChange }: FieldProps) {
  const hasRates = useShopFacts().has('TAX_RATES');
  const { data } = useTaxClassesQuery({ skip: !hasRates, fetchPolicy: 'cache-and-network' });
  const classes = data?.store.taxClasses ?? [];
  if (classes.length < 2) return null;
  return (
    <Field label={labels.taxClass} error={error}>
      <Select
        name="taxClass"
        value={classes.some(({ code }) => code === draft.taxClass) ? draft.taxClass : 'A'}
        onChange={({ target }) => {
          const chosen = classes.find(({ code }) => code === target.value);
          if (chosen) onChange({ taxClass: chosen.code });
        }}
      >
        {classes.map(({ code, name, rate }) => (
          <option key={code} value={code}>
            {`${name}${comma}${formatNumber(rate)} %`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
