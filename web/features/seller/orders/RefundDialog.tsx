import { useRef, useState } from 'react';
import { useFieldErrors } from '#web/shared/lib/field-errors.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { readAmount } from '#web/shared/lib/numbers.ts';
import { notifySuccess } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import type { OrderDialogProps } from './CancelDialog.tsx';
import * as styles from './OrderStages.css.ts';

const fields = ['amount', 'reason'] as const;

/**
 * Pays an amount of an order back. What was typed stays until it is paid back. The same amount and reason are sent again
 * with the same key, so that they are paid once.
 */
export function RefundDialog({ order, changes, open, onClose }: OrderDialogProps) {
  const { number, refundable } = order;
  const [draft, setDraft] = useState({ amount: '', reason: '' });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const { form, errors, show, showPayload, clear } = useFieldErrors(fields);

  function type(name: keyof typeof draft, text: string) {
    setDraft({ ...draft, [name]: text });
    clear(name);
    key.current = undefined;
  }

  async function refund() {
    const amount = readAmount(draft.amount);
    const reason = draft.reason.trim();
    const isAmountValid = amount !== undefined && amount > 0 && (refundable === null || amount <= refundable);
    setRefusal(undefined);
    if (!isAmountValid || !reason) {
      show({
        ...(!isAmountValid && {
          amount: `Enter an amount from ${formatPrice(0.01)} to ${formatPrice(refundable ?? 0)}.`,
        }),
        ...(!reason && { reason: 'Say why. The customer can read it.' }),
      });
      return;
    }
    setBusy(true);
    key.current ??= newKey();
    const result = await changes.refund(order, { amount, reason, idempotencyKey: key.current });
    setBusy(false);
    if (!result.success) {
      if (!showPayload(result.errors)) setRefusal(result.message);
      return;
    }
    key.current = undefined;
    setDraft({ amount: '', reason: '' });
    onClose();
    notifySuccess(result.message);
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Refund order ${number}`}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void refund();
        }}
      >
        <Field label="Amount" error={errors.amount} hint={`Up to ${formatPrice(refundable ?? 0)} can be paid back.`}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => type('amount', event.target.value)}
          />
        </Field>
        <Field label="Reason" error={errors.reason} hint="The customer can read it.">
          <Input value={draft.reason} maxLength={200} onChange={(event) => type('reason', event.target.value)} />
        </Field>
        {refusal && <Notice>{refusal}</Notice>}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            Pay back
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

// crypto.randomUUID exists on HTTPS and localhost only.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
