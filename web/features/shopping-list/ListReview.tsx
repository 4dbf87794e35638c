import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMatchListQuery } from '#web/__generated__/shopping-list.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { quantityIn, withQuantity } from '#web/shared/cart/cart-state.ts';
import type { ListChoice } from '#web/shared/lib/storage/list-draft.ts';
import { formatCents, toCents } from '#web/shared/lib/format/money.ts';
import { itemsOf } from '#web/shared/lib/format/quantity.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { orderable } from '#web/shared/products/orderable.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { text as textStyles } from '#web/theme/text.css.ts';
import { chosenLine, isBuyable, type ChosenLine } from './chosen-lines.ts';
import { ListRow } from './ListRow.tsx';
import * as texts from './texts.ts';
import * as styles from './ShoppingListPage.css.ts';

interface ListReviewProps {
  text: string;
  choices: Readonly<Record<number, ListChoice>>;
  onChoices: (choices: Readonly<Record<number, ListChoice>>) => void;
  onAdded: () => void;
}

/** The products that the shop has for a list. They are added to the cart when the button is pressed. */
export function ListReview({ text, choices, onChoices, onAdded }: ListReviewProps) {
  const isOnline = useOnline();
  // Prices and stock change, so a list is matched again when its page opens.
  const { data, error, refetch } = useMatchListQuery({ variables: { text }, fetchPolicy: 'cache-and-network' });
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = data !== undefined;

  // The review appears below the button: the focus moves to it, so that screen readers read it.
  useEffect(() => {
    if (isShown && document.activeElement?.closest('form')) heading.current?.focus();
  }, [isShown]);

  if (error && !data) {
    const message = isOnline ? messageOf(error) : texts.offline;
    return <ErrorState message={message} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) {
    return (
      <section className={styles.review} aria-busy="true" aria-label={texts.productsForList}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </section>
    );
  }
  const lines = data.matchList.lines.map((line, at) => chosenLine(line, choices[at]));
  const notFound = lines.filter(({ line }) => line.state === 'NOT_FOUND').length;
  const unsure = lines.filter(
    ({ line }, at) => line.state === 'UNSURE' && isBuyable(line) && choices[at] === undefined,
  ).length;

  return (
    <section className={styles.review} aria-labelledby="list-review">
      <h2 ref={heading} id="list-review" tabIndex={-1} className={textStyles.h2}>
        {texts.productsForList}
      </h2>
      <Notice>{texts.foundOf(lines.length - notFound, lines.length, unsure)}</Notice>
      <ul className={styles.rows}>
        {lines.map((line, at) => (
          // A list may name the same thing twice, so the index of a line is its key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <ListRow {...line} onChoose={(choice) => onChoices({ ...choices, [at]: choice })} />
          </li>
        ))}
      </ul>
      <AddToCart lines={lines} onAdded={onAdded} />
    </section>
  );
}

function AddToCart({ lines, onAdded }: { lines: readonly ChosenLine[]; onAdded: () => void }) {
  const cartSync = useCartSync();
  const navigate = useNavigate();
  const isAdded = useRef(false);
  const count = lines.reduce((sum, { product, quantity }) => sum + itemsOf(quantity, product?.portion?.grams), 0);
  const cents = lines.reduce((sum, { product, quantity }) => sum + toCents(product?.offerPrice ?? 0) * quantity, 0);

  function add() {
    // A second click of a double click must not add again.
    if (isAdded.current) return;
    isAdded.current = true;
    cartSync.change((cart) =>
      lines.reduce(
        (sum, { product, quantity }) =>
          product
            ? withQuantity(
                sum,
                product.id,
                orderable(quantityIn(sum, product.id) + quantity, { portion: product.portion }),
              )
            : sum,
        cart,
      ),
    );
    notifySuccess(texts.addedToCart(count));
    onAdded();
    void navigate(paths.cart);
  }

  if (count === 0) return null;
  return (
    <Button size="large" block icon="cart" onClick={add}>
      {texts.addToCart(count, formatCents(cents))}
    </Button>
  );
}
