import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isCartUnstored } from '#web/shared/cart/cart-storage.ts';
import { useHydrated } from '#web/shared/lib/page/hydrated.ts';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { nextTask } from '#web/shared/lib/page/next-task.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import * as productTexts from '#web/shared/products/texts.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { CartLoading, emptyBasket } from './CartLoading.tsx';
import { CartRow, RemovedRow } from './CartRow.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useLineActions } from './use-line-actions.ts';
import { useOrderOptions } from './use-order-options.ts';
import { useSeenPrices } from './seen-prices.ts';
import * as texts from './texts.ts';
import * as styles from './CartPage.css.ts';

/** Loaded for an empty cart, and below the products after the summary. */
const CartShelf = optionalPart(async () => (await loadShelf()).CartShelf);
const loadShelf = () => import('./CartShelf.tsx');

/** The form of somebody without an account has the same parts, so its code is loaded after that of this page. */
export const loadGuestCheckout = () => import('./GuestCheckout.tsx');

/** The cart page. The server renders it as loading, because the cart is on the shopper's device. */
export function CartPage() {
  return useHydrated() ? <Cart /> : <CartLoading />;
}

function Cart() {
  const { productIds, lines, soldOut, rows, markRemoved, hideRemoved, count, gone, isEmpty, isLoading, error, retry } =
    useCartLines();
  const { putBack, drop } = useLineActions();
  const { status } = useSession();
  const seenPrices = useSeenPrices();
  const orderOptions = useOrderOptions(isEmpty);
  /** The shelf of an empty cart stays when the shopper adds from it. */
  const [isShelfUsed, setIsShelfUsed] = useState(false);
  const [isSummaryShown, setIsSummaryShown] = useState(false);
  if (isEmpty && isSummaryShown) setIsSummaryShown(false);
  const aboveShelf = isEmpty ? undefined : isSummaryShown ? 'summary' : 'products';
  const hasShelf = isEmpty || isShelfUsed;
  // In a task of its own, and while the gateway is asked for the session. When it fails, the shelf asks again.
  useEffect(() => {
    if (hasShelf)
      void nextTask()
        .then(loadShelf)
        .catch(() => undefined);
  }, [hasShelf]);
  const shelf = hasShelf && (
    <Suspense key="shelf">
      <CartShelf after={aboveShelf} onUse={() => setIsShelfUsed(true)} />
    </Suspense>
  );

  const goneNotice = gone > 0 && <Notice>{texts.noLongerSold(gone)}</Notice>;

  const rowItems = rows.map(({ product, quantity, removed }) => (
    <li key={product.id}>
      {quantity > 0 ? (
        <CartRow
          product={product}
          quantity={quantity}
          seenCents={seenPrices[product.id]}
          isBack={removed > 0}
          onRemoved={() => markRemoved({ [product.id]: quantity })}
        />
      ) : (
        <RemovedRow
          name={product.name}
          onUndo={() => putBack(product.id, removed)}
          onHide={() => hideRemoved(product.id)}
        />
      )}
    </li>
  ));

  // The cart on this device is empty, but the shopper may have one at the store.
  if (isEmpty && status === 'unknown') return <CartLoading />;
  if (isEmpty) {
    return (
      <Page title={texts.yourCart}>
        {goneNotice}
        {rowItems.length > 0 && (
          <ul className={styles.rows} aria-label={texts.removedFromCart}>
            {rowItems}
          </ul>
        )}
        <EmptyState
          level={1}
          art={emptyBasket}
          title={texts.cartIsEmpty}
          text={texts.addSomething}
          action={
            <>
              <ButtonLink to={paths.products} size="large">
                {texts.startShopping}
              </ButtonLink>
              <ButtonLink to={paths.shoppingList} size="large" variant="soft" icon="list">
                {productTexts.pasteList}
              </ButtonLink>
            </>
          }
        />
        {shelf}
      </Page>
    );
  }

  return (
    <Page title={texts.yourCart}>
      <div className={styles.head}>
        <PageHeading>{texts.yourCart}</PageHeading>
        <p className={styles.count}>{texts.itemsOf(count)}</p>
      </div>
      {goneNotice}
      {status === 'out' && isCartUnstored() && <Notice>{texts.notStored}</Notice>}
      {error ? (
        <ErrorState message={texts.notLoaded} onRetry={retry} />
      ) : (
        <div className={styles.columns} aria-busy={isLoading}>
          <div className={styles.left}>
            <ul className={styles.rows} aria-label={texts.productsInCart}>
              {isLoading
                ? productIds.map((id) => (
                    <li key={`loading-${id}`} className={styles.skeletonRow}>
                      <Skeleton shape="row" />
                    </li>
                  ))
                : rowItems}
            </ul>
            {/* The link waits for the rows: it would move when they, with other heights, replace the skeletons. */}
            {!isLoading && (
              <Link to={paths.products} className={styles.onward}>
                <Icon name="chevron-left" size={18} />
                {texts.continueShopping}
              </Link>
            )}
          </div>
          {isLoading ? (
            <Skeleton shape="panel" />
          ) : (
            <OrderSummary
              {...orderOptions}
              lines={lines}
              soldOut={soldOut}
              onShown={() => setIsSummaryShown(true)}
              onRemoveSoldOut={() => {
                drop(soldOut.map(({ product }) => product.id));
                markRemoved(Object.fromEntries(soldOut.map(({ product, quantity }) => [product.id, quantity])));
              }}
            />
          )}
          {isSummaryShown && !hasShelf && (
            <Suspense>
              <CartShelf isReminder after={String(rows.length)} />
            </Suspense>
          )}
        </div>
      )}
      {shelf}
    </Page>
  );
}
