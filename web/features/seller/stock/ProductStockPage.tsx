import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { hasMark, keptChoice } from '../shell/kept-list.ts';
import { PageButtons } from '../shell/PageButtons.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { ArchivedProducts } from './ArchivedProducts.tsx';
import { BulkStockBar } from './BulkStockBar.tsx';
import { CountDialog } from './CountDialog.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import { ProductScanner } from './ProductScanner.tsx';
import { StockTable } from './StockTable.tsx';
import { StockTools } from './StockTools.tsx';
import { readStockView } from './stock-view.ts';
import { useCountedStock } from './use-counted-stock.ts';
import { useProductStock } from './use-product-stock.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { useSelection } from '../shell/use-selection.ts';
import { useStockList } from './use-stock-list.ts';
import * as texts from './texts.ts';
import * as styles from './ProductStockPage.css.ts';

/** All products, newest first, each with its stock switch. */
export function ProductStockPage() {
  const [params, setParams] = useSearchParams();
  const [choosesAll, setChoosesAll] = useState(false);
  const scans = useShopFacts().has('PRODUCTS_GTIN');
  const list = useStockList(readStockView(params), choosesAll);
  const { connection, error, shown, loaded } = list;
  // Input can interrupt the render that replaces the skeleton.
  const isReady = useDeferredValue(connection !== undefined);
  const setStock = useProductStock();
  const { stocks, reload } = useCountedStock();
  const [countedId, setCountedId] = useState<string>();
  const { state } = useLocation();
  // The seller comes back to the list, for example from a product.
  const isBack = useNavigationType() === NavigationType.Pop || hasMark(state, 'isBack');
  const [before] = useState(() => (isBack ? keptChoice.read() : undefined));
  const { selected, select, selectMany, selectOnly, clear } = useSelection(before);
  const selectAll = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const switchStock = useCallback((id: string, inStock: boolean) => void setStock(id, inStock), [setStock]);

  useEffect(() => keptChoice.write([...selected]), [selected]);

  // All rows are chosen once they are loaded.
  if (choosesAll && !list.isPartial) {
    setChoosesAll(false);
    selectOnly(list.matching.map(({ id }) => id));
  }

  function openPage(page: number) {
    const next = new URLSearchParams(params);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    setParams(next);
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.focus({ preventScroll: true });
  }

  if (!connection && error) return <SellerPageError title={texts.productList} error={error} onRetry={list.retry} />;
  if (!connection || !isReady)
    return <SellerPageLoading title={texts.productList} label={texts.loadingProducts} shape="row" />;
  if (loaded.length === 0) {
    return (
      <SellerPage title={texts.productList}>
        <ProductLinks />
        {scans && <ProductScanner />}
        <EmptyState
          art="/art/empty-basket.webp"
          title={texts.noProductsYet}
          text={texts.whenProductsAppear}
          action={<ButtonLink to={paths.seller}>{texts.addFirst}</ButtonLink>}
        />
      </SellerPage>
    );
  }

  const { totalCount, pageInfo } = connection;
  const counted = loaded.find(({ id }) => id === countedId);
  const outOfStock = loaded.filter((product) => !product.inStock).length;
  return (
    <SellerPage
      title={texts.productList}
      // Only a list that is loaded as a whole can be counted.
      note={texts.productCount(totalCount, pageInfo.hasNextPage ? undefined : outOfStock)}
    >
      <ProductLinks />
      <DemoNotice />
      {scans && <ProductScanner />}
      <StockTools canCount={stocks !== null} />
      <div className={styles.list}>
        <StockTable
          ref={table}
          selectAllRef={selectAll}
          products={shown}
          page={list.page}
          pageCount={list.pageCount}
          selected={selected}
          onSelect={select}
          onSelectAll={(isSelected) =>
            selectMany(
              shown.map(({ id }) => id),
              isSelected,
            )
          }
          onSwitchStock={switchStock}
          stocks={stocks}
          onCount={setCountedId}
        />
        {list.isIncomplete && (
          <output className={styles.none}>
            {list.retryRest ? (
              <>
                <span>{texts.onlyLoaded(loaded.length, totalCount)}</span>{' '}
                <Button variant="quiet" size="dense" icon="retry" onClick={list.retryRest}>
                  {texts.tryAgain}
                </Button>
              </>
            ) : (
              texts.loadingAll(loaded.length, totalCount)
            )}
          </output>
        )}
        {shown.length === 0 && !list.isIncomplete && <p className={styles.none}>{texts.noProductsMatch}</p>}
        <ArchivedProducts />
        <PageButtons label={texts.pagesOfList} page={list.page} pageCount={list.pageCount} onOpen={openPage} />
      </div>
      <BulkStockBar
        // Selected products that the filters hide are not changed.
        selected={list.matching.filter(({ id }) => selected.has(id))}
        matchingCount={list.matchingCount}
        onChooseAll={() => setChoosesAll(true)}
        onChanged={list.reload}
        onClear={clear}
        // The bar and its focused button are gone, so the checkbox for all rows gets the focus.
        onGone={() => selectAll.current?.focus()}
      />
      {counted && (
        <CountDialog
          key={counted.id}
          product={counted}
          stock={stocks?.get(counted.id)}
          onChanged={reload}
          onClose={() => setCountedId(undefined)}
        />
      )}
    </SellerPage>
  );
}
