import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/shared/ui/Button.tsx';
import { hint } from '../shell/SellerPage.css.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import * as shellTexts from '../shell/texts.ts';
import { byCategory } from './count-sheet.ts';
import { CountSheet } from './CountSheet.tsx';
import { CountTools } from './CountTools.tsx';
import { applyStockView, readStockView } from './stock-view.ts';
import { useArticleNumbers } from './use-article-numbers.ts';
import { useCountedStock } from './use-counted-stock.ts';
import { allProducts, useStockList } from './use-stock-list.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';

const title = shellTexts.countStock;

/** All products by category, each with a field for its count. All counts are saved together. */
export function CountStockPage() {
  const [params] = useSearchParams();
  const { search, category } = readStockView(params);
  const list = useStockList(allProducts, true);
  const skus = useArticleNumbers(search.trim() !== '');
  const { stocks, error: stockError, reload } = useCountedStock();
  const categories = useCategoryChoices();

  const error = list.error ?? stockError;
  if (error && (!list.connection || !stocks)) {
    return (
      <SellerPageError
        title={title}
        error={error}
        onRetry={() => {
          list.retry();
          void reload();
        }}
      />
    );
  }
  if (!list.connection || !stocks) return <SellerPageLoading title={title} label={texts.loadingProducts} shape="row" />;

  const { totalCount } = list.connection;
  const wanted = byCategory(
    applyStockView(list.loaded, { ...allProducts, search, category }, skus),
    categories.map(({ slug }) => slug),
  );
  return (
    <SellerPage title={title} note={texts.productCount(totalCount, undefined)}>
      <p className={hint}>{texts.howToCount}</p>
      <CountTools categories={categories} />
      <div className={styles.form}>
        {list.isIncomplete && (
          <output className={hint}>
            <span>{texts.loadingAll(list.loaded.length, totalCount)}</span>{' '}
            {list.retryRest && (
              <Button variant="quiet" size="dense" icon="retry" onClick={list.retryRest}>
                {texts.tryAgain}
              </Button>
            )}
          </output>
        )}
        <CountSheet
          all={list.loaded}
          wanted={params.has('counted') ? wanted.filter(({ id }) => stocks.has(id)) : wanted}
          isLoading={list.isIncomplete}
          stocks={stocks}
          onReload={reload}
        />
      </div>
    </SellerPage>
  );
}
