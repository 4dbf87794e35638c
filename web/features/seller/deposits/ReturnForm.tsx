import { useState, type FormEvent } from 'react';
import type { DepositPayout, SellerDepositsQuery } from '#web/__generated__/seller-deposits.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useDepositChanges } from './use-deposit-changes.ts';
import * as names from '../shell/deposits/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Deposits.css.ts';

type DepositType = NonNullable<NonNullable<SellerDepositsQuery['seller']>['depositTypes']>[number];

const maxCount = 1000;
const payouts: readonly DepositPayout[] = ['CASH', 'TERMINAL', 'TRANSFER'];

/** The typed number, 0 for an empty field; undefined for another text. */
function countIn(text: string): number | undefined {
  const typed = text.trim().replace('\u2212', '-');
  if (typed === '') return 0;
  const count = /^-?\d{1,4}$/.test(typed) ? Number(typed) : undefined;
  return count !== undefined && Math.abs(count) <= maxCount ? count : undefined;
}

interface ReturnFormProps {
  types: readonly DepositType[];
  /** The order with which the containers come back; null without one. */
  orderId: string | null;
}

/** Counts of containers that come back, and what the seller gives back for them. */
export function ReturnForm({ types, orderId }: ReturnFormProps) {
  const { form, errors, show, clear, clearAll } = useFieldErrors(types.map(({ id }) => id));
  const { enter, isSaving } = useDepositChanges();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [payout, setPayout] = useState<DepositPayout>('CASH');
  const [isEmpty, setIsEmpty] = useState(false);
  const countOf = ({ id }: DepositType) => countIn(counts[id] ?? '');
  const cents = types.reduce((sum, type) => sum + toCents(type.amount) * (countOf(type) ?? 0), 0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clearAll();
    const wrong = types.filter((type) => countOf(type) === undefined);
    if (wrong.length > 0) {
      show(Object.fromEntries(wrong.map(({ id }) => [id, texts.wrongCount(maxCount)])));
      return;
    }
    const containers = types.flatMap((type) => {
      const count = countOf(type) ?? 0;
      return count === 0 ? [] : [{ typeId: type.id, count }];
    });
    setIsEmpty(containers.length === 0);
    if (containers.length === 0) return;
    if (await enter({ payout, containers, ...(orderId !== null && { orderId }) })) setCounts({});
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {types.map((type) => (
        <Field key={type.id} label={texts.countOf(type.name, formatPrice(type.amount))} error={errors[type.id]}>
          <Input
            name={type.id}
            inputMode="numeric"
            autoComplete="off"
            value={counts[type.id] ?? ''}
            onChange={({ target }) => {
              setCounts({ ...counts, [type.id]: target.value });
              setIsEmpty(false);
              clear(type.id);
            }}
          />
        </Field>
      ))}
      <Field label={texts.payout}>
        <Select value={payout} onChange={({ target }) => setPayout(target.value as DepositPayout)}>
          {payouts.map((each) => (
            <option key={each} value={each}>
              {names.payoutNames[each]}
            </option>
          ))}
        </Select>
      </Field>
      {isEmpty && <Notice>{texts.nothingCounted}</Notice>}
      <output className={styles.sum}>
        {cents < 0 ? texts.takeBack(formatCents(-cents)) : texts.giveBack(formatCents(cents))}
      </output>
      <div>
        <Button type="submit" busy={isSaving}>
          {texts.enter}
        </Button>
      </div>
    </form>
  );
}
