import { shop } from '#web/shared/lib/shop/shop.ts';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { quantityText, stepPrice } from '#web/shared/lib/format/quantity.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { lineCents, pickedText } from '#web/shared/order-life/picked.ts';
import { refundedNames, refundStates } from '#web/shared/order-life/refund-texts.ts';
import { paymentWords, stageNames } from '#web/shared/order-life/stages.ts';
import { AddressLines } from '#web/shared/ui/AddressLines.tsx';
import * as productTexts from '#web/shared/products/texts.ts';
import { sizeText } from '#web/shared/products/size-text.ts';
import * as wishes from '#web/shared/wishes/texts.ts';
import { openWishOf, wishText } from '#web/shared/wishes/wish-text.ts';
import { stopFact } from '#web/shared/order-life/stop-numbers.ts';
import { comma, withColon } from '#web/shared/lib/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Receipt.css.ts';

/** An order for printing. Hidden on screens. */
export function Receipt({ order }: { order: MyOrder_orderFragment }) {
  const { createdAt, isPaid, number, paymentText, items, address, taxes, settled, refunds, afterRefunds } = order;
  const { amount } = settled ?? order;
  const said = settled ?? order;
  const wish = openWishOf(order);
  const stop = stopFact(order);
  const priced = order.subtotal !== null || items.every(({ unitPrice }) => unitPrice !== null);
  const goods = items.reduce((sum, { unitPrice, quantity }) => sum + toCents(unitPrice ?? 0) * quantity, 0);
  // Amounts that the store does not tell are calculated from the others.
  const subtotal = said.subtotal === null ? goods : toCents(said.subtotal);
  const deposits = toCents(said.deposits ?? 0);
  const shipping = toCents(order.shipping ?? 0);
  const tax = said.tax === null ? toCents(amount) - subtotal - deposits - shipping : toCents(said.tax);

  return (
    <article className={styles.receipt} aria-label={texts.receiptOf(number)}>
      <header className={styles.head}>
        <strong className={styles.shop}>{shop().name}</strong>
        <span>{texts.receipt}</span>
      </header>
      <ShopLines />
      <p>
        <span>{texts.orderNumbered(number) + (createdAt ? comma + formatMoment(createdAt, 'longMoment') : '')}</span>
        <br />
        {order.slot && (
          <>
            <span>{slotText(order.slot)}</span>
            <br />
          </>
        )}
        {stop && (
          <>
            <span>{`${withColon(stop.label)} ${stop.numbers}`}</span>
            <br />
          </>
        )}
        <span>
          {paymentWords(paymentText, order.slot) +
            comma +
            (order.stage === 'CANCELLED' ? stageNames.CANCELLED : isPaid ? texts.isPaid : texts.isPending)}
        </span>
        {wish && (
          <>
            <br />
            <span>{wishes.wishLine(wishText(wish))}</span>
          </>
        )}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.priceEach}</th>
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(
            ({ deposit, name, picked, portionGrams, quantity, sizePrice, substitution, unitPrice, weight }, at) => (
              // The lines have no ids and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <td>
                  <span>{name ?? texts.productGone}</span>
                  {weight !== null && (
                    <>
                      <br />
                      <bdi>{sizeText({ weight, unitPrice: sizePrice })}</bdi>
                    </>
                  )}
                  {wish === 'SIMILAR_NOT_DEARER' && substitution === 'NONE' && (
                    <>
                      <br />
                      <span>{texts.notReplaced}</span>
                    </>
                  )}
                  {deposit && (
                    <>
                      <br />
                      <span>{productTexts.plusDeposit(formatPrice(deposit.amount))}</span>
                    </>
                  )}
                  {settled && pickedText({ picked, portionGrams, quantity }) && (
                    <>
                      <br />
                      <span>{pickedText({ picked, portionGrams, quantity })}</span>
                    </>
                  )}
                </td>
                <td>{quantityText(quantity, portionGrams)}</td>
                <td>{priceText(unitPrice, portionGrams)}</td>
                <td>{sumText(lineCents({ picked: settled && picked, quantity, unitPrice }))}</td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          {priced && (
            <>
              <Sum term={texts.price}>{formatCents(subtotal)}</Sum>
              {deposits > 0 && <Sum term={texts.deposits}>{formatCents(deposits)}</Sum>}
              <Sum term={texts.shippingFee}>{shipping === 0 ? texts.free : formatCents(shipping)}</Sum>
              {(!taxes || taxes.length === 0) && <Sum term={texts.tax}>{formatCents(tax)}</Sum>}
            </>
          )}
          <Sum term={texts.totalAmount} className={styles.total}>
            {formatPrice(amount)}
          </Sum>
          <TaxRows taxes={taxes ?? []} />
          {afterRefunds && order.paid !== null && order.paid !== amount && (
            <Sum term={texts.paid}>{formatPrice(order.paid)}</Sum>
          )}
          {refunds
            ?.filter(({ state }) => state !== 'FAILED')
            .map((refund, at) => (
              // Refunds have no ids and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <Sum key={at} term={refundText(refund, items)}>{`\u2212${formatPrice(refund.amount)}`}</Sum>
            ))}
          {afterRefunds && (
            <>
              <Sum term={texts.leftAfterRefunds}>{formatPrice(afterRefunds.amount)}</Sum>
              {afterRefunds.tax > 0 && <Sum term={texts.withTax}>{formatPrice(afterRefunds.tax)}</Sum>}
              <TaxRows taxes={afterRefunds.taxes} />
            </>
          )}
        </tfoot>
      </table>
      {address && (
        <address className={styles.address}>
          <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
          <br />
          <AddressLines address={address} />
        </address>
      )}
    </article>
  );
}

/** The postal address and the tax number of the shop, where the shop has them. */
function ShopLines() {
  const { contact, taxNumber } = shop();
  const lines = [...(contact.address?.split('\n') ?? []), ...(taxNumber ? [texts.taxNumber(taxNumber)] : [])];
  if (lines.length === 0) return null;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

type Refund = NonNullable<MyOrder_orderFragment['refunds']>[number];

/** The text of a refund, such as `Refund for Carrots, Mar 3, 2026, 2:05 PM, on its way: Bruised`. */
function refundText({ at, positions, reason, state }: Refund, items: MyOrder_orderFragment['items']): string {
  const pending = state === 'PENDING' ? refundStates.PENDING : undefined;
  return texts.refund(refundedNames(positions, items), formatMoment(at), pending, reason);
}

/** The taxes in the amount above, one row for each rate. */
function TaxRows({ taxes }: { taxes: NonNullable<MyOrder_orderFragment['taxes']> }) {
  return taxes.map(({ amount, name, net, rate }) => (
    <Sum key={rate} term={texts.includedTax(formatNumber(rate), name, formatPrice(net))}>
      {formatPrice(amount)}
    </Sum>
  ));
}

function priceText(price: number | null, portionGrams: number | null): string {
  if (price === null) return '';
  return portionGrams === null ? formatPrice(price) : stepPrice(formatPrice(price), portionGrams);
}

const sumText = (cents: number | null) => (cents === null ? '' : formatCents(cents));

function Sum({ term, className, children }: { term: string; className?: string; children: string }) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={3}>
        {term}
      </th>
      <td>{children}</td>
    </tr>
  );
}
