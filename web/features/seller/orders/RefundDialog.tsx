import { useState } from 'react';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { plainAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { OrderDialogProps } from './CancelDialog.tsx';
import { lineName } from './line-name.ts';
import { amountText, gramsText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './OrderStages.css.ts';

const fields = ['amount', 'reason', 'positions', 'forMissing'] as const;

/** The seller's answer to what a refund for the whole order means for missing products; empty before. */
type Meaning = '' | 'BESIDES' | 'COUNTED';

const emptyDraft = { amount: '', reason: '', positions: [] as readonly number[], forMissing: '' as Meaning };

/**
 * Pays a part of an order's amount back, for chosen products or for the whole order. The seller's input stays until then. A repeated
 * refund has the same key, so that the store pays it once.
 */
export function RefundDialog({ order, changes, open, onClose }: OrderDialogProps) {
  const { number, stage } = order;
  const [draft, setDraft] = useState(emptyDraft);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const formKey = useFormKey();
  const { form, errors, show, showPayload, clear } = useFieldErrors(fields);

  const most = mostOf(order, draft.positions);
  const isBeforeFinish = stage === 'PLACED' || stage === 'PICKING';
  const { has } = useShopFacts();
  const asksForMissing = isBeforeFinish && has('REFUNDS_MISSING') && draft.positions.length === 0;

  function change(changes: Partial<typeof draft>) {
    setDraft({ ...draft, ...changes });
    for (const name of fields) if (name in changes) clear(name);
  }

  /** Chooses or drops a product. The amount follows the chosen products until the seller types another amount. */
  function choose(at: number, isChosen: boolean) {
    const positions = isChosen ? [...draft.positions, at] : draft.positions.filter((other) => other !== at);
    const isTyped = draft.amount !== '' && draft.amount !== suggestedAmount(order, draft.positions);
    change({ positions, ...(!isTyped && { amount: suggestedAmount(order, positions) }) });
  }

  async function refund() {
    const amount = readAmount(draft.amount);
    const reason = draft.reason.trim();
    const isAmountValid = amount !== undefined && amount > 0 && (most === null || amount <= most);
    setRefusal(undefined);
    const isUnanswered = asksForMissing && draft.forMissing === '';
    if (!isAmountValid || !reason || isUnanswered) {
      show({
        ...(!isAmountValid && {
          amount: texts.amountFault(formatPrice(0.01), formatPrice(most ?? 0)),
        }),
        ...(!reason && { reason: texts.reasonFault }),
        ...(isUnanswered && { forMissing: texts.forMissingFault }),
      });
      return;
    }
    setBusy(true);
    const input = {
      amount,
      reason,
      ...(draft.positions.length > 0 && { positions: draft.positions.toSorted((one, other) => one - other) }),
      ...(asksForMissing && { forMissing: draft.forMissing === 'COUNTED' }),
    };
    const result = await changes.refund(order, { ...input, idempotencyKey: formKey.of(input) });
    setBusy(false);
    if (!result.success) {
      if (!showPayload(result.errors)) setRefusal(result.message);
      return;
    }
    formKey.end();
    setDraft(emptyDraft);
    onClose();
    notifySuccess(result.message);
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.refundTitle(number)}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void refund();
        }}
      >
        {order.items.some(({ refundable }) => refundable !== null && refundable > 0) && (
          <fieldset className={styles.products} aria-describedby="refund-products">
            <legend className={styles.legend}>{texts.products}</legend>
            <p id="refund-products" className={styles.hint}>
              {texts.productsHint}
            </p>
            {order.items.map((item, at) => (
              // The lines have no ids and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <label key={at} className={styles.choose}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={draft.positions.includes(at)}
                  disabled={!item.refundable}
                  onChange={(event) => choose(at, event.target.checked)}
                />
                <span>
                  {texts.refundableLine(
                    deliveredText(item),
                    lineName(item.portionGrams === null ? item : { ...item, picked: null }),
                    formatPrice(item.refundable ?? 0),
                  )}
                </span>
              </label>
            ))}
            {errors.positions && <Notice>{errors.positions}</Notice>}
          </fieldset>
        )}
        <Field label={texts.amount} error={errors.amount} hint={texts.mostRefund(formatPrice(most ?? 0))}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Field label={texts.reason} error={errors.reason} hint={!errors.reason && texts.customerReadsReason}>
          <Input value={draft.reason} maxLength={200} onChange={(event) => change({ reason: event.target.value })} />
        </Field>
        {asksForMissing && (
          <Field label={texts.forMissing} error={errors.forMissing}>
            <Select value={draft.forMissing} onChange={({ target }) => change({ forMissing: target.value as Meaning })}>
              <option value="">{texts.pleaseChoose}</option>
              <option value="BESIDES">{texts.paidBesides}</option>
              <option value="COUNTED">{texts.countsTowards}</option>
            </Select>
          </Field>
        )}
        {refusal && <Notice>{refusal}</Notice>}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {texts.refund}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {texts.notNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The largest refund for these products or for the whole order, in currency units; null when the store does not name one. */
function mostOf({ items, refundable }: OrderDialogProps['order'], positions: readonly number[]): number | null {
  if (positions.length === 0 || refundable === null) return refundable;
  const cents = positions.reduce((sum, at) => sum + toCents(items[at]?.refundable ?? 0), 0);
  return Math.min(cents / 100, refundable);
}

const suggestedAmount = (order: OrderDialogProps['order'], positions: readonly number[]) =>
  positions.length === 0 ? '' : plainAmount(mostOf(order, positions) ?? 0);

/** What was delivered of a line: the weight of goods in steps, where it is known. */
function deliveredText({ picked, portionGrams, quantity }: OrderDialogProps['order']['items'][number]): string {
  if (portionGrams !== null && picked?.grams != null) return gramsText(picked.grams);
  return amountText(picked?.quantity ?? quantity, portionGrams);
}
