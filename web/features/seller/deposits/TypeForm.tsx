import { useState, type FormEvent } from 'react';
import type { DepositKind } from '#web/__generated__/seller-deposits.ts';
import { currencySymbol } from '#web/shared/lib/format/money.ts';
import { typedAmount } from '#web/shared/lib/format/numbers.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useDepositChanges } from './use-deposit-changes.ts';
import * as names from '../shell/deposits/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Deposits.css.ts';

const kinds: readonly DepositKind[] = ['RETURNABLE', 'SINGLE_USE', 'CRATE'];

interface TypeFormProps {
  /** The type to rename; undefined for a new one. */
  type?: { id: string; name: string };
  onSaved: () => void;
}

/** The name of a type, and the amount and kind of a new one. What is typed stays until the store has saved it. */
export function TypeForm({ type, onSaved }: TypeFormProps) {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(['name', 'amount', 'kind']);
  const { add, update, isSaving } = useDepositChanges();
  const [name, setName] = useState(type?.name ?? '');
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<DepositKind>('RETURNABLE');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clearAll();
    const typed = readAmount(amount);
    const isWrong = type === undefined && (typed === undefined || typed <= 0);
    if (name.trim() === '' || isWrong) {
      show({
        ...(name.trim() === '' && { name: texts.nameMissing }),
        ...(isWrong && { amount: texts.amountFault(typedAmount(0.25)) }),
      });
      return;
    }
    const showErrors = (refused: Parameters<typeof showPayload>[0]) => void showPayload(refused);
    const isSaved = type
      ? await update({ id: type.id, name: name.trim() }, showErrors)
      : await add({ name: name.trim(), amount: typed ?? 0, kind }, showErrors);
    if (isSaved) onSaved();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts.name} error={errors.name} hint={texts.nameExample}>
        <Input
          name="name"
          required
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            clear('name');
          }}
        />
      </Field>
      {type === undefined && (
        <>
          <Field label={texts.amountIn(currencySymbol())} error={errors.amount}>
            <Input
              name="amount"
              required
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => {
                setAmount(target.value);
                clear('amount');
              }}
            />
          </Field>
          <Field label={texts.kind} error={errors.kind}>
            <Select value={kind} onChange={({ target }) => setKind(target.value as DepositKind)}>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {names.kindNames[each]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <div>
        <Button type="submit" busy={isSaving}>
          {type ? texts.save : texts.add}
        </Button>
      </div>
    </form>
  );
}
