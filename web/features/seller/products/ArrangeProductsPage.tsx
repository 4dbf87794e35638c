import { useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { MoveButtons } from '../shell/MoveButtons.tsx';
import { PageButtons } from '../shell/PageButtons.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useRowsInParts } from '../shell/use-rows-in-parts.ts';
import { BestSellerSwitch } from './BestSellerSwitch.tsx';
import { PlaceField } from './PlaceField.tsx';
import { useArrangedProducts } from './use-arranged-products.ts';
import * as texts from './texts.ts';
import * as styles from './ArrangeProductsPage.css.ts';

/** The seller's own order of the products, and his choice of best sellers. Each change is saved at once. */
export function ArrangeProductsPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { list, error, isLoaded, isSaving, rows, start, pageCount, retry, move } = useArrangedProducts(page);
  // Input can interrupt the render that replaces the skeleton.
  const isReady = useDeferredValue(isLoaded);
  const shownRows = useRowsInParts(rows, 8);
  const top = useRef<HTMLOListElement>(null);
  /** The product that moves to another page, until its row is gone. */
  const leaving = useRef<string>(undefined);

  // The row leaves together with the pressed control. In a render between, the control may have taken the focus again.
  useEffect(() => {
    if (leaving.current === undefined || rows.some(({ id }) => id === leaving.current)) return;
    leaving.current = undefined;
    // Who has gone on to another control stays there.
    if (document.activeElement === document.body) top.current?.focus();
  }, [rows]);

  if (!isLoaded && error) return <SellerPageError title={texts.arrangeProducts} error={error} onRetry={retry} />;
  if (!isReady) return <SellerPageLoading title={texts.arrangeProducts} label={texts.loadingProducts} shape="row" />;
  if (list?.totalCount === 0) {
    return (
      <SellerPage title={texts.arrangeProducts}>
        <EmptyState
          art="/art/empty-basket.webp"
          title={texts.noProducts}
          text={texts.noProductsHint}
          action={<ButtonLink to={paths.seller}>{texts.addFirstProduct}</ButtonLink>}
        />
      </SellerPage>
    );
  }

  function openPage(next: number) {
    setParams({ arrange: '1', ...(next > 1 && { page: String(next) }) });
    top.current?.focus();
  }

  function moveTo(row: (typeof rows)[number], to: number) {
    if (to < start || to >= start + rows.length) leaving.current = row.id;
    move(row, to);
  }

  return (
    <SellerPage title={texts.arrangeProducts} note={isSaving ? texts.saving : undefined}>
      <div className={styles.done}>
        <ButtonLink to={paths.sellerProductList} variant="quiet" size="dense" icon="check">
          {texts.done}
        </ButtonLink>
      </div>
      <section className={styles.part} aria-label={texts.orderOfProducts}>
        <p className={styles.hint}>{list ? texts.arrangeHint : texts.cannotArrange}</p>
        <ol ref={top} tabIndex={-1} start={start + 1} className={styles.list} aria-label={texts.productsInOrder}>
          {shownRows.map((row, at) => (
            <li key={row.id} className={styles.row}>
              <span className={styles.picture}>
                <ProductPicture src={row.product.image?.url} name={row.product.name} sizes="52px" />
              </span>
              <span className={styles.words}>{row.product.name}</span>
              <PlaceField
                of={row.product.name}
                place={start + at}
                count={list?.totalCount ?? 0}
                onMove={(to) => moveTo(row, to)}
              />
              <BestSellerSwitch
                id={row.id}
                of={row.product.name}
                isBestSeller={row.isBestSeller}
                onChanged={() => undefined}
              />
              <span className={styles.buttons}>
                <MoveButtons
                  label={row.product.name}
                  at={start + at}
                  count={list?.totalCount ?? 0}
                  disabled={false}
                  hasTop
                  onMove={(to) => moveTo(row, to)}
                />
              </span>
            </li>
          ))}
        </ol>
        <PageButtons label={texts.pagesOfProducts} page={page} pageCount={pageCount} onOpen={openPage} />
      </section>
    </SellerPage>
  );
}
