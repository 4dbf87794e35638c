import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressFields } from '#web/shared/addresses/AddressFields.tsx';
import { addressDraft } from '#web/shared/addresses/address-draft.ts';
import {
  addressFields,
  addressGroupsFor,
  draftFor,
  errorIn,
  type FieldSpec,
} from '#web/shared/addresses/address-form.ts';
import type { AddressDraft, AddressField } from '#web/shared/addresses/address-types.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { cartTotals, formatCents, isTaxIncluded } from '#web/shared/lib/format/money.ts';
import { useRefusal, type PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { notifyError } from '#web/shared/lib/messages/notify.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { collectsOnly, shop } from '#web/shared/lib/shop/shop.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { WishChoice } from '#web/shared/wishes/WishChoice.tsx';
import { readPostalCode } from '#readers/postal-code.ts';
import { phoneToSend } from '#readers/phone.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { NoteFields } from './NoteFields.tsx';
import { useOrderDraft } from './order-draft.ts';
import { orderWords } from './order-words.ts';
import { OrderSums } from './OrderSums.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { useAgeLimits } from './use-age-limits.ts';
import { useCartLines, type CartLineView } from './use-cart-lines.ts';
import { useDelivery } from './use-delivery.ts';
import { useOrderOptions } from './use-order-options.ts';
import { guestDraft, usePlaceGuestOrder } from './use-place-guest-order.ts';
import { seenStep } from '#web/shared/products/orderable.ts';
import { amountText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './guest/texts.ts';
import * as cartTexts from './texts.ts';
import * as formStyles from '#web/shared/ui/Form.css.ts';
import * as styles from './OrderSummary.css.ts';

const fieldNames = addressFields.map(({ name }) => name);

/** The page on which somebody without an account orders what is in the cart. */
export function GuestCheckout() {
  const { status } = useSession();
  const { lines, soldOut, isEmpty, isLoading, error, retry } = useCartLines();
  const orderOptions = useOrderOptions(isEmpty);
  /** The placed order empties the cart before its page is here. */
  const [isPlaced, setIsPlaced] = useState(false);
  if (isPlaced) return <Spinner />;
  // A shopper orders in the cart, and an empty cart has nothing to order.
  if (isEmpty || status === 'in' || !shop().takesGuests) return <Navigate to={paths.cart} replace />;
  const isWaiting = isLoading || status === 'unknown' || !orderOptions.isKnown;
  return (
    <Page title={texts.title} width="narrow">
      <Breadcrumb steps={[{ label: texts.cart, to: paths.cart }, { label: texts.title }]} />
      <PageHeading>{texts.title}</PageHeading>
      {error && <ErrorState message={cartTexts.notLoaded} onRetry={retry} />}
      {!error && isWaiting && <Spinner />}
      {!error && !isWaiting && (
        <GuestForm {...orderOptions} lines={lines} soldOut={soldOut.length} onPlaced={() => setIsPlaced(true)} />
      )}
    </Page>
  );
}

interface GuestFormProps extends ReturnType<typeof useOrderOptions> {
  /** The cart's products in stock. Only they are ordered. */
  lines: readonly CartLineView[];
  soldOut: number;
  /** Called when the page of the order is about to open. */
  onPlaced: () => void;
}

/** The name of a field of the form in the path of an error. The form has one field for the postal code. */
const atField = (error: PayloadError): PayloadError => {
  const [parent, name = ''] = error.field ?? [];
  return parent === 'address'
    ? { ...error, field: [name === 'postalCode' ? 'zipcode' : name] }
    : { ...error, field: null };
};

function GuestForm({ lines, soldOut, onPlaced, takesOnline, takesNotes, takesWishes, hasAges }: GuestFormProps) {
  const { has, isKnown } = useFeatures();
  const online = useOnline();
  const [typed, setTyped] = useState(() => addressDraft.read(guestDraft));
  const address: AddressDraft = { ...draftFor({ name: '', email: '' }), ...typed };
  const groups = addressGroupsFor({ takesText: true, takesNoState: has('ADDRESSES_STATE'), country: address.country });
  const specs: readonly FieldSpec[] = groups.flatMap(({ fields }) => fields);
  const [visited, setVisited] = useState<ReadonlySet<AddressField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal(fieldNames, 'order');

  const { draft, change } = useOrderDraft(undefined);
  const payment = takesOnline ? (draft.payment ?? 'COD') : 'COD';
  const totals = cartTotals(lines);
  // Times and fees are asked for a whole postal code only.
  const postalCode = readPostalCode(address.zipcode);
  const delivery = useDelivery(postalCode === null ? undefined : { postalCode }, totals.amount, draft.slotId);
  const [isSlotMissing, setIsSlotMissing] = useState(false);
  const slotBlock = useRef<HTMLDivElement>(null);
  const ages = useAgeLimits(lines, hasAges);
  const total = totals.total + delivery.shippingCents;
  const [agreedTotal, setAgreedTotal] = useState<number>();
  const { place, busy } = usePlaceGuestOrder(onPlaced);

  const errorOf = (field: FieldSpec) => errorIn(field, address[field.name]) ?? errors[field.name];
  const invalidCount = isSubmitted ? specs.filter(errorOf).length : 0;

  function type(field: AddressField, text: string) {
    const next = { ...typed, [field]: text };
    setTyped(next);
    addressDraft.write(guestDraft, next);
    onTyped(field);
  }

  function addressInput() {
    const { zipcode, phone, ...others } = Object.fromEntries(
      Object.entries(address).map(([name, value]) => [name, value.trim()]),
    ) as AddressDraft;
    return { ...others, phone: phoneToSend(phone), postalCode: readPostalCode(zipcode) ?? zipcode };
  }

  async function order() {
    reset();
    const invalid = specs.filter((field) => errorIn(field, address[field.name]));
    setVisited(new Set(fieldNames));
    setIsSubmitted(invalid.length > 0);
    if (invalid.length > 0) return show({});
    if (!delivery.isReady) {
      setIsSlotMissing(true);
      notifyError(cartTexts.chooseTime, 'order');
      slotBlock.current?.focus();
      return;
    }
    const { notes, wish } = draft;
    const isReplaced = wish.isReplaced && takesWishes;
    const filled = Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''));
    const refused = await place(
      {
        address: addressInput(),
        payment,
        items: lines.map(({ product, quantity }) => ({
          productId: product.id,
          quantity,
          ...seenStep(product),
          ...(isReplaced && wish.except.includes(product.id) && { substitution: 'NONE' as const }),
        })),
        ...(isReplaced && { substitution: 'SIMILAR_NOT_DEARER' as const }),
        ...(delivery.chosen && { slotId: delivery.chosen.id }),
        // The store has already refused this total, and the guest orders again.
        ...(has('ORDERS_TOTALS') && agreedTotal !== total && { expectedTotal: total / 100 }),
      },
      takesNotes ? filled : {},
    );
    if (!refused) return;
    setAgreedTotal(refused.isPriceChanged ? total : undefined);
    if (refuse(refused.message, refused.errors.map(atField))) setIsSubmitted(true);
    if (refused.isSlotClosed) {
      delivery.reload();
      slotBlock.current?.focus();
    }
  }

  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !delivery.isLoading) void order();
      }}
    >
      {isKnown && <p>{has('MAIL') ? texts.about : texts.aboutWithoutMails}</p>}
      {invalidCount > 0 && <Notice>{texts.invalidFields(invalidCount)}</Notice>}
      <AddressFields
        groups={groups}
        draft={address}
        errorOf={(field) => (visited.has(field.name) ? errorOf(field) : undefined)}
        onType={type}
        onLeave={(field) => setVisited(new Set([...visited, field]))}
      />
      {delivery.error && <ErrorState message={cartTexts.timesNotLoaded} onRetry={delivery.reload} />}
      {delivery.slots && (
        <div ref={slotBlock} tabIndex={-1} className={styles.block}>
          <SlotChoice
            slots={delivery.slots}
            timeZone={delivery.timeZone}
            chosen={delivery.chosen}
            onChoose={(id) => {
              change({ slotId: id });
              setIsSlotMissing(false);
            }}
            error={isSlotMissing && !delivery.isReady ? cartTexts.chooseTime : undefined}
          />
        </div>
      )}
      {takesNotes && (
        <NoteFields notes={draft.notes} onType={(name, text) => change({ notes: { ...draft.notes, [name]: text } })} />
      )}
      <PaymentChoice
        takesOnline={takesOnline}
        isPickup={delivery.chosen?.kind === 'PICKUP'}
        chosen={payment}
        onChoose={(method) => change({ payment: method })}
      />
      {takesWishes && (
        <WishChoice
          wish={draft.wish}
          goods={lines.map(({ product }) => product)}
          onChange={(wish) => change({ wish })}
        />
      )}
      <section aria-label={texts.yourOrder} className={formStyles.form}>
        <ul>
          {lines.map(({ product, quantity }) => (
            <li key={product.id}>{`${amountText(quantity, product.portion?.grams)} ${product.name}`}</li>
          ))}
        </ul>
        <OrderSums {...totals} shippingCents={delivery.shippingCents} shippingText={delivery.shippingText} />
        {delivery.note && <Notice>{delivery.note}</Notice>}
        <dl className={styles.total}>
          <dt>{cartTexts.totalAmount(isTaxIncluded(), delivery.isFeeOpen === true)}</dt>
          <dd>{formatCents(total)}</dd>
        </dl>
        {refusal && <Notice>{refusal}</Notice>}
        {ages.limits.map(([age, count]) => (
          <Notice key={age}>
            {cartTexts.onlyFromAge(count, age, delivery.chosen?.kind === 'PICKUP' || collectsOnly())}
          </Notice>
        ))}
        {!online && <p className={styles.offline}>{cartTexts.offline}</p>}
        <LegalLinks />
        <Button
          type="submit"
          size="large"
          block
          busy={busy || delivery.isLoading}
          disabled={!online || lines.length === 0}
        >
          {orderWords(payment === 'COD', soldOut)}
        </Button>
      </section>
    </form>
  );
}
