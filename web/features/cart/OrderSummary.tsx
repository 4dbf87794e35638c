import { useEffect, useEffectEvent, useState } from 'react';
import { formatCents, isTaxIncluded } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { collectsOnly, shop } from '#web/shared/lib/shop/shop.ts';
import { useMediaQuery } from '#web/shared/lib/page/media-query.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { text } from '#web/theme/text.css.ts';
import { phone } from '#web/theme/theme.css.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { OrderSums } from './OrderSums.tsx';
import { orderWords } from './order-words.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { CartLineView } from './use-cart-lines.ts';
import { isAttemptOpen } from './checkout-attempt.ts';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { useAgeLimits } from './use-age-limits.ts';
import { useCheckout } from './use-checkout.ts';
import type { OrderOptions } from './use-order-options.ts';
import { isInCart } from './use-left-to-pay.ts';
import { useModule } from './use-module.ts';
import { LostOrderNotice, ShopAway } from './OrderStops.tsx';
import * as texts from './texts.ts';
import * as choice from '#web/shared/ui/choice.css.ts';
import * as styles from './OrderSummary.css.ts';

const summaryHeading = 'summary-heading';

/** Only phones have the bar, and the summary works without it. */
const loadBar = () => import('./CheckoutBar.tsx').catch(() => ({ CheckoutBar: () => null }));
// Few shoppers have an open order, and not every store takes notes, times or wishes.
const loadNotes = () => import('./NoteFields.tsx');
const loadJoining = () => import('./JoinChoice.tsx');
const loadSlots = () => import('./SlotChoice.tsx');
const loadWishes = () => import('#web/shared/wishes/WishChoice.tsx');

interface OrderSummaryProps extends OrderOptions {
  /** The cart's products in stock. Only they are ordered. */
  lines: readonly CartLineView[];
  soldOut: readonly CartLineView[];
  onRemoveSoldOut: () => void;
  /** Called when all parts are known, and the summary takes the place of its skeleton. */
  onShown: () => void;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { isKnown, takesOnline, takesNotes, takesWishes, hasAges, lines, soldOut, onRemoveSoldOut, onShown } = props;
  const { status, user, error: sessionError } = useSession();
  const { checkAgain } = useSessionActions();
  // After a failed check, the page does not know whether a shopper is logged in.
  const isAway = status === 'out' && sessionError !== undefined;
  const {
    addressBlock,
    AddressChoice,
    addressChoice,
    slotBlock,
    slotChoice,
    delivery,
    joining,
    isPickup,
    isLoading,
    draft,
    change,
    payment,
    sums,
    left,
    otherShopper,
    refusal,
    refusedTotal,
    order,
    busy,
  } = useCheckout(props);
  const { notes } = draft;
  const isFeeOpen = delivery.isFeeOpen === true;
  const online = useOnline();
  const ages = useAgeLimits(lines, hasAges);

  const needsNotes = takesNotes && user !== null;
  const needsSlots = delivery.slots !== null;
  const NoteFields = useModule(loadNotes, needsNotes)?.NoteFields;
  const SlotChoice = useModule(loadSlots, needsSlots)?.SlotChoice;
  const isPhone = useMediaQuery(phone);
  const JoinChoice = useModule(loadJoining, joining.orders.length > 0)?.JoinChoice;
  const CheckoutBar = useModule(loadBar, isPhone)?.CheckoutBar;
  const WishChoice = useModule(loadWishes, takesWishes)?.WishChoice;

  // The summary first appears when all its parts are loaded, because a part that arrives later moves the parts below it.
  const isWaiting =
    !isKnown ||
    status === 'unknown' ||
    isLoading ||
    ages.isLoading ||
    (needsNotes && !NoteFields) ||
    (needsSlots && !SlotChoice) ||
    (joining.orders.length > 0 && !JoinChoice) ||
    (takesWishes && !WishChoice);
  const [wasWhole, setWasWhole] = useState(!isWaiting);
  if (!isWaiting && !wasWhole) setWasWhole(true);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (wasWhole) tellShown();
  }, [wasWhole]);
  if (!wasWhole) {
    return (
      <section aria-busy="true" aria-label={texts.loadingSummary}>
        <Skeleton shape="panel" />
      </section>
    );
  }

  return (
    <>
      <section className={styles.panel} aria-labelledby={summaryHeading}>
        <div className={styles.choices}>
          <h2 id={summaryHeading} tabIndex={-1} className={text.h2}>
            {texts.orderSummary}
          </h2>
          {JoinChoice && joining.orders.length > 0 && (
            <JoinChoice orders={joining.orders} chosen={joining.chosen} onChoose={joining.choose} />
          )}
          {!joining.chosen && (
            <div ref={addressBlock} tabIndex={-1} className={styles.block}>
              {status === 'out' && !isAway && (
                <p className={choice.hint}>{collectsOnly() ? texts.logInToCollect : texts.logInToChoose}</p>
              )}
              {user && AddressChoice && <AddressChoice {...addressChoice} />}
            </div>
          )}
          {delivery.isLoading && <p className={styles.offline}>{texts.loadingTimes}</p>}
          {delivery.error && <ErrorState message={texts.timesNotLoaded} onRetry={delivery.reload} />}
          {delivery.slots && SlotChoice && (
            <div ref={slotBlock} tabIndex={-1} className={styles.block}>
              <SlotChoice
                slots={delivery.slots}
                timeZone={delivery.timeZone}
                chosen={delivery.chosen}
                {...slotChoice}
              />
            </div>
          )}
          {needsNotes && NoteFields && (
            <NoteFields notes={notes} onType={(name, typed) => change({ notes: { ...notes, [name]: typed } })} />
          )}
          <PaymentChoice
            takesOnline={takesOnline}
            isPickup={isPickup}
            chosen={payment}
            onChoose={(method) => change({ payment: method })}
          />
          {takesWishes && WishChoice && (
            <WishChoice
              wish={draft.wish}
              goods={lines.map(({ product }) => product)}
              onChange={(next) => change({ wish: next })}
            />
          )}
          <OrderSums {...sums} shippingCents={delivery.shippingCents} shippingText={delivery.shippingText} />
          {delivery.note && <Notice>{delivery.note}</Notice>}
        </div>
        <div className={styles.foot}>
          <dl className={styles.total}>
            <dt>{texts.totalAmount(isTaxIncluded(), isFeeOpen)}</dt>
            <dd>{formatCents(sums.total)}</dd>
          </dl>
          {sums.saving > 0 && <p className={styles.saving}>{texts.youSave(formatCents(sums.saving))}</p>}
          {left && isInCart(left, [...lines, ...soldOut]) && <Notice>{texts.paymentLeft}</Notice>}
          {otherShopper !== undefined && <Notice>{texts.otherShopper(otherShopper)}</Notice>}
          {refusal && (
            <Notice>
              {refusedTotal === undefined
                ? refusal
                : texts.totalChanged(formatCents(sums.total), formatCents(refusedTotal))}
            </Notice>
          )}
          {user && !busy && isAttemptOpen() && <LostOrderNotice />}
          {soldOut.length > 0 && (
            <SoldOutNotice names={soldOut.map(({ product }) => product.name)} onRemove={onRemoveSoldOut} />
          )}
          {ages.limits.map(([age, count]) => (
            <Notice key={age}>{texts.onlyFromAge(count, age, isPickup || collectsOnly())}</Notice>
          ))}
          {!online && <p className={styles.offline}>{texts.offline}</p>}
          <LegalLinks />
          {isAway ? (
            <ShopAway onRetry={() => void checkAgain().catch(() => undefined)} />
          ) : user ? (
            // While the addresses load, the page cannot know whether one is selected.
            <Button
              size="large"
              block
              busy={busy || isLoading}
              disabled={!online || lines.length === 0}
              onClick={() => void order()}
            >
              {orderWords(payment === 'COD', soldOut.length)}
            </Button>
          ) : (
            <>
              <Button size="large" block busy={status === 'unknown'} onClick={openLoginDialog}>
                {texts.logInToOrder}
              </Button>
              {shop().takesGuests && lines.length > 0 && (
                <ButtonLink to={paths.guestCheckout} size="large" variant="soft">
                  {texts.orderAsGuest}
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </section>
      {isPhone && CheckoutBar && (
        <CheckoutBar heading={summaryHeading} known={{ shippingCents: delivery.shippingCents, isFeeOpen }} />
      )}
    </>
  );
}
