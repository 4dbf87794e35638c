import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatCents, formatPrice } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ShownFood } from '#web/shared/food/ShownFood.tsx';
import { NoteList } from '#web/shared/order-life/NoteList.tsx';
import { OrderHistory } from '#web/shared/order-life/OrderHistory.tsx';
import { slotDayText, slotText } from '#web/shared/order-life/slot-text.ts';
import { lineCents, pickedText } from '#web/shared/order-life/picked.ts';
import { stopFact } from '#web/shared/order-life/stop-numbers.ts';
import { moneyText, paymentWords } from '#web/shared/order-life/stages.ts';
import * as productTexts from '#web/shared/products/texts.ts';
import { useVerdicts } from '#web/shared/suits/verdict-slot.ts';
import { AddressLines } from '#web/shared/ui/AddressLines.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { Confirmation } from './Confirmation.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import * as wishes from '#web/shared/wishes/texts.ts';
import { openWishOf, wishText } from '#web/shared/wishes/wish-text.ts';
import { quantityText, stepPrice } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

interface OrderCardProps {
  order: MyOrder_orderFragment;
  /** Whether the shopper has just placed it. */
  isNew?: boolean;
  /** What can be done with it, in place of what its shopper can do. */
  actions?: ReactNode;
}

/** One order with the names, pictures and prices at the time of ordering. */
export function OrderCard({ order, isNew = false, actions }: OrderCardProps) {
  const {
    amount,
    createdAt,
    isPaid,
    number,
    paymentText,
    slot,
    status,
    items,
    address,
    settled,
    stage,
    stopsBefore,
    timeline,
  } = order;
  const money = moneyText(order);
  const { deposits, tax: addedTax } = settled ?? order;
  const wish = openWishOf(order);
  const stop = stopFact(order);
  const verdictOf = useVerdicts();

  return (
    <article className={styles.card} aria-label={texts.orderNamed(number)}>
      {isNew && stage !== 'CANCELLED' && stage !== 'DONE' && <Confirmation order={order} />}
      <header className={styles.head}>
        <dl className={styles.facts}>
          <Fact term={texts.order}>{texts.numbered(number)}</Fact>
          {createdAt && (
            <Fact term={texts.date}>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Fact>
          )}
          <Fact term={texts.payment}>{paymentWords(paymentText, slot)}</Fact>
          {deposits ? <Fact term={texts.deposits}>{formatPrice(deposits)}</Fact> : null}
          {order.shipping ? <Fact term={texts.shippingFee}>{formatPrice(order.shipping)}</Fact> : null}
          {addedTax ? <Fact term={texts.tax}>{formatPrice(addedTax)}</Fact> : null}
          <Fact term={texts.totalAmount}>
            <strong className={styles.amount}>{formatPrice(settled?.amount ?? amount)}</strong>
          </Fact>
          {slot && <Fact term={slot.kind === 'PICKUP' ? texts.collect : texts.delivery}>{slotDayText(slot)}</Fact>}
          {stop && <Fact term={stop.label}>{stop.numbers}</Fact>}
          {settled && settled.amount < amount && <Fact term={texts.ordered}>{formatPrice(amount)}</Fact>}
          {money && <Fact term={texts.balance}>{money}</Fact>}
          {wish && <Fact term={wishes.ifMissing}>{wishText(wish)}</Fact>}
        </dl>
        <div className={styles.badges}>
          {status && <Badge tone="info">{status}</Badge>}
          {stage !== 'CANCELLED' && (
            <Badge tone={isPaid ? 'good' : 'waiting'}>{isPaid ? texts.paid : texts.pending}</Badge>
          )}
        </div>
      </header>
      {stage && stage !== 'CANCELLED' && (
        <div className={styles.items}>
          <OrderProgress stage={stage} slot={slot} />
          {stopsBefore !== null && (
            <output className={styles.againTitle}>
              {[texts.onItsWay(stopsBefore), slot && slotText(slot)].filter(Boolean).join(' ')}
            </output>
          )}
        </div>
      )}
      <ul className={styles.items} aria-label={texts.products}>
        {items.map((item, index) => (
          // The lines have no ids and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.item}>
            <span className={styles.photo}>
              <ProductPicture
                src={item.image?.url}
                name={item.name ?? ''}
                category={item.product?.category?.slug}
                sizes="64px"
              />
            </span>
            <div className={styles.words}>
              {item.product && item.name ? (
                <Link to={paths.product(item.product)} className={styles.name}>
                  {item.name}
                </Link>
              ) : (
                <span className={styles.name}>{item.name ?? texts.productGone}</span>
              )}
              <span className={styles.detail}>
                {[
                  texts.quantityOf(quantityText(item.quantity, item.portionGrams)),
                  item.unitPrice !== null && eachText(item.unitPrice, item.portionGrams),
                  item.deposit && productTexts.plusDeposit(formatPrice(item.deposit.amount)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {wish === 'SIMILAR_NOT_DEARER' && item.substitution === 'NONE' && (
                <span className={styles.detail}>{texts.notReplaced}</span>
              )}
              {settled && pickedText(item) && <span className={styles.detail}>{pickedText(item)}</span>}
              {settled && item.picked?.substitute && verdictOf?.(item.picked.substitute.productId)}
              <ShownFood item={item} className={styles.detail} />
            </div>
            <LineSum cents={lineCents(settled ? item : { ...item, picked: null })} />
          </li>
        ))}
      </ul>
      <NoteList
        className={styles.items}
        notes={[
          [texts.noteToShop, order.noteToShop],
          [texts.noteToCourier, order.noteToCourier],
        ]}
      />
      {address && (
        <details className={styles.address}>
          <summary className={styles.summary}>
            <span className={styles.arrow}>
              <Icon name="chevron-right" size={18} />
            </span>
            <span>{slot?.kind === 'PICKUP' ? texts.yourAddress : texts.deliveryAddress}</span>
          </summary>
          <address className={styles.lines}>
            <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
            <AddressLines address={address} />
            <span>
              <bdi dir="ltr">{address.phone}</bdi>
            </span>
          </address>
        </details>
      )}
      {timeline && (
        <details className={styles.address}>
          <summary className={styles.summary}>
            <span className={styles.arrow}>
              <Icon name="chevron-right" size={18} />
            </span>
            {texts.history}
          </summary>
          <OrderHistory order={order} className={styles.lines} />
        </details>
      )}
      {actions ?? <OrderActions order={order} />}
    </article>
  );
}

function LineSum({ cents }: { cents: number | null }) {
  return cents === null ? null : <span className={styles.sum}>{formatCents(cents)}</span>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The price of one piece, or of one step of goods that are sold in steps of weight. */
const eachText = (price: number, portionGrams: number | null) =>
  portionGrams === null ? texts.each(formatPrice(price)) : stepPrice(formatPrice(price), portionGrams);
