import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSellerProduceQuery, type ProduceRow_produceFragment } from '#web/__generated__/seller-food.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { hint } from '../shell/SellerPage.css.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { daysBetween } from '../shell/store-days.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as shellTexts from '../shell/texts.ts';
import { countryNames } from './countries.ts';
import { OriginRow } from './OriginRow.tsx';
import { useOrigins } from './use-origins.ts';
import * as texts from './texts.ts';
import * as styles from './OriginsPage.css.ts';

const title = shellTexts.todaysOrigins;
const countriesId = 'countries';

const soldOutLast = (rows: readonly ProduceRow_produceFragment[]) =>
  rows.toSorted((one, other) => Number(other.product.inStock) - Number(one.product.inStock));

/** The fruit and vegetables for sale. The person who unpacks a delivery states with one tap where each comes from. */
export function OriginsPage() {
  const { timeZone } = useShopFacts();
  const [now, setNow] = useState(serverNow);
  // A page that stays open over midnight says the right day when the seller looks at it again.
  useEffect(() => {
    const look = () => setNow(serverNow());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const { data, error, refetch } = useSellerProduceQuery({ fetchPolicy: 'cache-and-network' });
  const stateOf = useOrigins();
  const produce = data?.seller?.produce;

  if (error && !produce) {
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!produce) return <SellerPageLoading title={title} label={texts.loadingOrigins} shape="row" />;
  const originDays = data.store.originDays ?? Infinity;
  return (
    <SellerPage title={title} note={texts.produceCount(produce.length)}>
      <p className={hint}>
        <span>{produce.length > 0 ? texts.howToSayOrigins : texts.noProduce}</span>{' '}
        <Link to={sellerPaths.shop}>{texts.chooseCategories}</Link>
      </p>
      <datalist id={countriesId}>
        {countryNames().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {produce.length > 0 && (
        <ol className={styles.list} aria-label={title}>
          {soldOutLast(produce).map((row) => {
            const state = stateOf(row);
            const { originsAt, origins: stated } = state.said;
            const days =
              stated.length > 0 && originsAt !== null ? Math.max(0, daysBetween(originsAt, now, timeZone)) : undefined;
            return (
              <OriginRow
                key={row.product.id}
                row={row}
                state={state}
                days={days}
                isOld={days === undefined || days > originDays}
                countriesId={countriesId}
              />
            );
          })}
        </ol>
      )}
    </SellerPage>
  );
}
