import { useDepositChoicesQuery } from '#web/__generated__/seller-products.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { FieldProps } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

/** The type of the containers of a product and their number, in a shop that has types of deposits. */
export function DepositField({ draft, error, onChange }: FieldProps) {
  const { data } = useDepositChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const { deposit } = draft;
  // An archived type stays with the products that have it.
  const types = data?.seller?.depositTypes?.filter(({ id, isArchived }) => !isArchived || id === deposit.typeId) ?? [];
  if (types.length === 0) return null;
  return (
    <div className={styles.pair}>
      <Field label={labels.deposit} hint={texts.depositHint}>
        <Select
          name="deposit"
          value={deposit.typeId}
          onChange={({ target }) => onChange({ deposit: { ...deposit, typeId: target.value } })}
        >
          <option value="">{texts.noDeposit}</option>
          {types.map(({ id, name, amount }) => (
            <option key={id} value={id}>
              {texts.depositChoice(name, formatPrice(amount))}
            </option>
          ))}
        </Select>
      </Field>
      {deposit.typeId !== '' && (
        <Field label={texts.containers} error={error}>
          <Input
            name="containers"
            inputMode="numeric"
            autoComplete="off"
            value={deposit.count}
            onChange={({ target }) => onChange({ deposit: { ...deposit, count: target.value } })}
          />
        </Field>
      )}
    </div>
  );
}
