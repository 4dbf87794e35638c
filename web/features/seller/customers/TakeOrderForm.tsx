import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#web/__generated__/seller-customers.ts';
import { AddressFields } from '#web/shared/addresses/AddressFields.tsx';
import { addressFields, addressGroupsFor, errorIn, type FieldSpec } from '#web/shared/addresses/address-form.ts';
import type { AddressDraft, AddressField } from '#web/shared/addresses/address-types.ts';
import { cartTotals } from '#web/shared/lib/format/money.ts';
import { useRefusal, type PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { WishChoice } from '#web/shared/wishes/WishChoice.tsx';
import { phoneToSend } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { useCallDraft } from './call-draft.ts';
import { isDecided } from './call-goods.ts';
import { CallGoods } from './CallGoods.tsx';
import { CallRefusal } from './CallRefusal.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { TimeFields } from './TimeFields.tsx';
import { isException, useCallTimes } from './use-call-times.ts';
import type { useTakenOrder } from './use-taken-order.ts';
import { seenStep } from '#web/shared/products/orderable.ts';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

const fieldNames = addressFields.map(({ name }) => name);
const maxNote = 500;
const noteFields = [
  ['noteToShop', texts.noteToShop],
  ['noteToCourier', texts.noteToCourier],
] as const;

/** The customer of an order, with the address that the shop knows. */
export interface CallCustomer {
  /** Absent for a new customer. */
  id?: string | undefined;
  name: string;
  /** What was typed to find a new customer. */
  typed?: string | undefined;
  draft: AddressDraft;
  /** The email of the customer's account, to which all mails go; absent without an account. */
  accountEmail?: string | undefined;
}

interface TakeOrderFormProps {
  customer: CallCustomer;
  take: ReturnType<typeof useTakenOrder>['take'];
  isSending: boolean;
}

/** The name of a field of the form in the path of an error. The form has one field for the postal code. */
const atField = (error: PayloadError): PayloadError => {
  const [parent, name = ''] = error.field ?? [];
  return parent === 'address'
    ? { ...error, field: [name === 'postalCode' ? 'zipcode' : name] }
    : { ...error, field: null };
};

/** The order of a customer who calls: address, goods, time and payment. */
export function TakeOrderForm({ customer, take, isSending }: TakeOrderFormProps) {
  const { has, timeZone } = useShopFacts();
  const { call, change, changeLines } = useCallDraft(customer.id ?? customer.typed ?? '', customer.draft);
  const { address, lines, slotId, reason, payment, notes, wish } = call;
  const [visited, setVisited] = useState<ReadonlySet<AddressField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal(fieldNames, 'order');
  const [agreedTotal, setAgreedTotal] = useState<number>();
  const [takenBefore, setTakenBefore] = useState<string>();
  const timePart = useRef<HTMLElement>(null);
  const timeField = useRef<HTMLSelectElement>(null);

  // The field that has found the customer is gone.
  const isNew = customer.id === undefined;
  useEffect(() => {
    if (isNew) form.current?.querySelector('input')?.focus();
  }, [form, isNew]);

  const groups = addressGroupsFor({
    takesText: true,
    takesNoState: has('ADDRESSES_STATE'),
    country: address.country,
  }).map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === 'email' ? { ...field, optional: true } : field)),
  }));
  const specs: readonly FieldSpec[] = groups.flatMap(({ fields }) => fields);
  const errorOf = (field: FieldSpec) => errorIn(field, address[field.name]) ?? errors[field.name];
  const invalidCount = isSubmitted ? specs.filter(errorOf).length : 0;

  const goods = lines.filter(isDecided);
  const totals = cartTotals(goods);
  const times = useCallTimes(readPostalCode(address.zipcode), totals.amount, slotId);
  const total = totals.total + times.shippingCents;
  const mailsTo = customer.accountEmail ?? address.email.trim();
  const mayPayByLink = has('ORDERS_ONLINE') && has('MAIL') && mailsTo !== '';
  const method = mayPayByLink ? payment : 'COD';
  const undecided = lines.length - goods.length;
  const needsReason = times.chosen !== undefined && isException(times.chosen);
  const faults = {
    goods: lines.length === 0 ? texts.noGoods : undecided > 0 ? texts.undecided(undecided) : undefined,
    time: times.isReady ? undefined : texts.chooseTime,
    reason: needsReason && reason.trim() === '' ? texts.reasonMissing : undefined,
  };
  const shown: Partial<typeof faults> = isSubmitted ? faults : {};

  async function submit() {
    reset();
    setIsSubmitted(true);
    setVisited(new Set(fieldNames));
    const isInvalid = specs.some((field) => errorIn(field, address[field.name]));
    if (isInvalid || faults.goods || faults.time || faults.reason) return show({});
    const { zipcode, phone, ...others } = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [name, value.trim()]),
    ) as AddressDraft;
    const filled = Object.entries(notes).filter(([, text]) => text.trim() !== '');
    const refused = await take({
      address: { ...others, phone: phoneToSend(phone), postalCode: readPostalCode(zipcode) ?? zipcode },
      ...(customer.id !== undefined && { customerId: customer.id }),
      items: goods.map(({ product, quantity }) => ({
        productId: product.id,
        quantity,
        ...seenStep(product),
        ...(wish.isReplaced && wish.except.includes(product.id) && { substitution: 'NONE' as const }),
      })),
      payment: method,
      ...(wish.isReplaced && { substitution: 'SIMILAR_NOT_DEARER' as const }),
      ...(times.chosen && { slotId: times.chosen.id }),
      ...(needsReason && { exceptionReason: reason }),
      ...Object.fromEntries(filled),
      // The store has already refused this total, and the seller takes the order again.
      ...(has('ORDERS_TOTALS') && agreedTotal !== total && { expectedTotal: total / 100 }),
    });
    if (!refused) return;
    setTakenBefore(refused.takenBefore);
    setAgreedTotal(refused.isPriceChanged ? total : undefined);
    refuse(refused.message, refused.errors.map(atField));
    times.reload();
  }

  const fields = (
    <div className={styles.form}>
      <AddressFields
        groups={groups}
        draft={address}
        errorOf={(field) => (visited.has(field.name) ? errorOf(field) : undefined)}
        onType={(field, text) => {
          change({ address: { ...address, [field]: text } });
          onTyped(field);
        }}
        onLeave={(field) => setVisited(new Set([...visited, field]))}
      />
      <p className={styles.hint}>
        {customer.accountEmail === undefined ? texts.emailHint : texts.mailsGoTo(customer.accountEmail)}
      </p>
    </div>
  );

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
    >
      {invalidCount > 0 && <Notice>{texts.invalidFields(invalidCount)}</Notice>}
      {isNew ? (
        fields
      ) : (
        <details open={invalidCount > 0}>
          <summary>{texts.addressOf(customer.name)}</summary>
          {fields}
        </details>
      )}
      <CallGoods
        lines={lines}
        onLines={changeLines}
        error={shown.goods}
        isFocused={!isNew}
        onGoOn={() => (timeField.current ?? timePart.current?.querySelector('select'))?.focus()}
      />
      <section ref={timePart} className={styles.part} aria-labelledby="time-heading">
        <h2 id="time-heading" className={styles.partTitle}>
          {texts.timeAndPayment}
        </h2>
        {times.error && <ErrorState message={texts.timesNotLoaded} onRetry={times.reload} />}
        {!times.isKnown && !times.error && <p className={styles.hint}>{texts.timesAfterCode}</p>}
        {!times.isDelivered && <Notice>{texts.noDelivery}</Notice>}
        {times.slots && (
          <TimeFields
            slots={times.slots}
            timeZone={timeZone}
            chosen={times.chosen}
            onChoose={(id) => change({ slotId: id })}
            reason={reason}
            onReason={(text) => change({ reason: text })}
            errors={shown}
            fieldRef={timeField}
          />
        )}
        <Field label={texts.payment}>
          <Select value={method} onChange={({ target }) => change({ payment: target.value as PaymentMethod })}>
            <option value="COD">{texts.atTheDoor}</option>
            {mayPayByLink && <option value="ONLINE">{texts.byLink}</option>}
          </Select>
        </Field>
        {has('ORDERS_NOTES') &&
          noteFields.map(([name, label]) => (
            <Field key={name} label={label} optional>
              <TextArea
                rows={1}
                maxLength={maxNote}
                value={notes[name]}
                onChange={({ target }) => change({ notes: { ...notes, [name]: target.value } })}
              />
            </Field>
          ))}
        {has('ORDERS_PICKED') && (
          <WishChoice
            wish={wish}
            detail={texts.wishDetail}
            goods={goods.map(({ product }) => product)}
            onChange={(next) => change({ wish: next })}
          />
        )}
      </section>
      <div className={styles.part}>
        <OrderTotals {...totals} shippingCents={times.shippingCents} total={total} />
        {refusal && <CallRefusal message={refusal} takenBefore={takenBefore} />}
        <Button type="submit" size="large" block busy={isSending}>
          {texts.place}
        </Button>
      </div>
    </form>
  );
}
