import { useTaxClassesQuery } from '#web/__generated__/seller-products.ts';
import { formatNumber } from '#web/shared/lib/numbers.ts';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { ProductDraft } from './product-draft.ts';

interface TaxClassFieldProps {
  value: ProductDraft['taxClass'];
  onChange: (taxClass: ProductDraft['taxClass']) => void;
}

/** The tax class of a product, where the shop has several. */
export function TaxClassField({ value, onChange }: TaxClassFieldProps) {
  const hasRates = useShopFacts().has('TAX_RATES');
  const { data } = useTaxClassesQuery({ skip: !hasRates, fetchPolicy: 'cache-and-network' });
  const classes = data?.store.taxClasses ?? [];
  if (classes.length < 2) return null;
  return (
    <Field label="Tax class">
      <Select
        name="taxClass"
        value={classes.some(({ code }) => code === value) ? value : 'A'}
        onChange={({ target }) => {
          const chosen = classes.find(({ code }) => code === target.value);
          if (chosen) onChange(chosen.code);
        }}
      >
        {classes.map(({ code, name, rate }) => (
          <option key={code} value={code}>
            {name}, {formatNumber(rate)} %
          </option>
        ))}
      </Select>
    </Field>
  );
}
