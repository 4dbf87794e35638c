import { useState } from 'react';
import { SubscribersDocument, useSubscribersQuery, type SubscribersQuery } from '#web/__generated__/seller-shop.ts';
import { notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { saveCsvFile } from '../shell/save-file.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { subscribersCsv } from './subscribers-csv.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

const pageSize = 100;

type SubscriberPage = NonNullable<NonNullable<SubscribersQuery['seller']>['subscribers']>;
type Subscriber = SubscriberPage['nodes'][number];

/** The subscribers of the newsletter, and a file with all of them. */
export function NewsletterPage() {
  const { data, error, client, refetch } = useSubscribersQuery({
    variables: { first: pageSize, after: null },
    fetchPolicy: 'network-only',
  });
  const { timeZone } = useShopFacts();
  const [isLoading, setIsLoading] = useState(false);
  const list = data?.seller?.subscribers;

  async function exportAll() {
    setIsLoading(true);
    try {
      const all: Subscriber[] = [];
      let after: string | null = null;
      do {
        const page: SubscribersQuery | undefined = (
          await client.query({
            query: SubscribersDocument,
            variables: { first: pageSize, after, isExport: true },
            fetchPolicy: 'no-cache',
          })
        ).data;
        const next: SubscriberPage | null | undefined = page?.seller?.subscribers;
        all.push(...(next?.nodes ?? []));
        after = next?.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
      } while (after !== null);
      saveCsvFile(subscribersCsv(all, timeZone), 'subscribers.csv');
    } catch (thrown) {
      notifyThrown(thrown);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <SellerPage title={texts.newsletter}>
      <ShopNav />
      {error && !list && (
        <ErrorState message={texts.subscribersNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !list && <Skeleton shape="panel" />}
      {list && (
        <div className={styles.part}>
          <p>{texts.subscriberCount(list.totalCount)}</p>
          {list.waitingCount !== null && list.waitingCount > 0 && <p>{texts.waitingCount(list.waitingCount)}</p>}
          {list.nodes.length > 0 && (
            <>
              <ul aria-label={texts.subscribers}>
                {list.nodes.map(({ email }) => (
                  <li key={email}>{email}</li>
                ))}
              </ul>
              {list.pageInfo.hasNextPage && <p>{texts.firstSubscribers(list.nodes.length)}</p>}
              <div>
                <Button variant="quiet" busy={isLoading} onClick={() => void exportAll()}>
                  {texts.exportCsv}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </SellerPage>
  );
}
